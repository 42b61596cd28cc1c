import { describe, expect, it } from "@jest/globals";
import remarkFrontmatter from "remark-frontmatter";
import { syntax } from "../../../loaders/markdown/syntax.ts";
import { compile } from "../article.ts";

/** As the build reports it. */
async function problem(...lines: readonly string[]) {
  const { facts } = await compile(["---", "title: A", "---", "", ...lines], {
    path: "/content/a.mdx",
    remarkPlugins: [remarkFrontmatter, syntax],
  });
  return facts.problems[0];
}

describe("a mistake that no parser can read", () => {
  it.each([
    ["1 <2", 'MDX reads "<" as the start of an element. To show it, write \\<'],
    ["a <= b", 'MDX reads "<" as the start of an element.'],
    ["a <- b", 'MDX reads "<" as the start of an element.'],
    ["Map<K, V>", 'MDX reads "<" as the start of an element.'],
    ["An open { brace", 'MDX reads "{" as the start of JavaScript, which is never closed.'],
    ["Put {your name} here", "MDX reads text in braces as JavaScript, and this is not valid."],
    ["## Title { #id }", "write the id of a heading without spaces: {#id}."],
    ["import it yourself", "In a sentence, put another word first."],
    ["<!-- hidden -->", "Write a comment as {/* … */}."],
    ["See <https://a.b>.", "Write the address alone, or [text](https://example.org)."],
    ["<img width=100 />", 'Put the value in quotation marks: width="100".'],
    ["<Badge text=“x” />", 'Use straight quotation marks (") instead of “.'],
    ["a<br>b", "<br> needs a slash at its end: <br />."],
    ["a <b>b", "<b> is never closed in its paragraph. Add </b>."],
    ["a <b>b</i>", "expected </b>, which closes the <b> in line 7, but found </i>."],
    ["a</div>", "this closing tag has no opening tag. Remove it."],
  ])("is explained to a writer, with its line: %s", async (line, advice) => {
    const message = expect.stringContaining(advice);
    expect(await problem("Text.", "", line)).toEqual({ line: 7, message });
  });
});

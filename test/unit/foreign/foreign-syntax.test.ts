import { describe, expect, it } from "@jest/globals";
import { foreignSyntax, rawHtml } from "../../../loaders/foreign/foreign.ts";
import { compile, htmlOf } from "../article.ts";

const foreign = { remarkPlugins: [foreignSyntax], rehypePlugins: [rawHtml] };
const htmlIn = async (path: string, lines: readonly string[]) =>
  (await htmlOf(lines, { ...foreign, path })).replaceAll("\n", "");

describe("a page of another site that is nearly MDX", () => {
  it.each([
    ["a comment", ["<!-- a", "", "b -->", "", "{1 + 1}"], "2"],
    ["an element without its slash", ["a<br>b {1 + 1}"], "<p>a<br/>b 2</p>"],
    ["an image without its slash", ['<img alt="A">', "", "{1 + 1}"], '<img alt="A"/>2'],
    [
      "an address in brackets",
      ["<https://a.b/> {1 + 1}"],
      '<p><a href="https://a.b/">https://a.b/</a> 2</p>',
    ],
    ["an e-mail address", ["<a@b.c> {1 + 1}"], '<p><a href="mailto:a@b.c">a@b.c</a> 2</p>'],
    [
      "many of these, in HTML and indented, and the same in code",
      ["<div>", "    a<br>b", "    <https://a.b/> {1 + 1}", "</div>", "", "`<br>`"],
      '<div><p>a<br/>b<a href="https://a.b/">https://a.b/</a> 2</p></div><p><code>&lt;br&gt;</code></p>',
    ],
  ])("is MDX, with %s", async (_what, lines, expected) => {
    expect(await htmlIn("page.mdx", lines)).toBe(expected);
  });
});

describe("a page of another site that is no MDX", () => {
  it.each([
    [
      "such a brace after an address",
      ["<https://a.b/> {"],
      '<p><a href="https://a.b/">https://a.b/</a> {</p>',
    ],
    ["prose that begins like a statement", ["import it yourself"], "<p>import it yourself</p>"],
    ["a type", ["Array<string>, <b>b</b>"], "<p>Array&lt;string&gt;, <b>b</b></p>"],
    ["a type in HTML", ["<p>A <K, V>pair of <i>x</i>.</p> {"], "<p>A pair of <i>x</i>.</p> {"],
    [
      "an element where no browser takes it",
      ["<table><div>a</div>", "", "{"],
      "<div>a</div><p>{</p><table></table>",
    ],
  ])("is Markdown, with %s", async (_what, lines, expected) => {
    expect(await htmlIn("page.mdx", lines)).toBe(expected);
  });

  it.each(['import A from "./a.js";', "export const a = 1;", "export default function () {}"])(
    "is without its statements: %s",
    async (statement) => {
      expect(await htmlIn("page.mdx", [statement, "", "1 <2"])).toBe("<p>1 &lt;2</p>");
    },
  );

  it("is named with the line of the first mistake", async () => {
    const { facts } = await compile(["Text", "", "1 <2 and a {"], { path: "/a.mdx", ...foreign });
    const message = expect.stringMatching(/^MDX reads .* The page is read as Markdown\.$/);
    expect(facts.problems).toEqual([{ line: 3, message }]);
  });
});

describe("a .md file of another site", () => {
  it.each([
    ["a statement", ["export const b = 1;", "", "{1 + 1}"]],
    ["a comment of MDX", ["{1 + 1} {/* hidden */}"]],
    ["a component", ["<main><Tabs /></main>", "", "{1 + 1}"]],
  ])("is MDX when it has %s", async (_what, lines) => {
    const html = await htmlOf(
      lines,
      { ...foreign, path: "a.md", format: "mdx" },
      { Tabs: () => "" },
    );
    expect(html).toContain("2");
  });

  it.each([
    ["HTML", ["<div>Text.</div>"]],
    ["a sentence that begins like a statement", ["import the file first."]],
    ["a statement in a fence", ["```js", "import a from './a.js';", "```"]],
    ["a component in code", ["Use `<Tabs>`."]],
    ["one capital letter for a type", ["A list of <T> items."]],
    ["components with the attributes of Vue", ['<Tabs :items="all" />']],
    [
      "a component beside the script of a Vue page",
      ["<script setup>", "</script>", "", "<Tabs />"],
    ],
  ])("is Markdown when it has %s", async (_what, lines) => {
    const html = await htmlOf([...lines, "", "{1 + 1}"], {
      ...foreign,
      path: "a.md",
      format: "mdx",
    });
    expect(html).toContain("{1 + 1}");
  });
});

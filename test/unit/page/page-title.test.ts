import { describe, expect, it } from "@jest/globals";
import { readPageHead } from "../../../loaders/page/page-title.ts";

const titleOf = (text: string, path: string) => readPageHead(text, path, false).frontmatter.title;
const title = (...lines: readonly string[]) => titleOf(lines.join("\n"), "guides/a-page.mdx");

describe("the title of a page", () => {
  it("stands in its front matter", () =>
    expect(title("---", "title: Title", "---", "# Heading")).toBe("Title"));

  it("is its first heading otherwise", () =>
    expect(title("---", "# a comment", "sort: 1", "---", "", "Text", "", "# Heading")).toBe(
      "Heading",
    ));

  it.each([
    ["# The `mode` *option*", "The mode option"],
    ["# A [link](/a/) in it", "A link in it"],
    ["# Heading {#own-id}", "Heading"],
    ["# Heading #", "Heading"],
    ["# The _mode_ of a_b_c", "The mode of a_b_c"],
    ["# \\<T> &amp; more", "<T> & more"],
    ["# [![Logo](./a.png)](/a/) Name", "Name"],
    ["# Name <br/> of it", "Name of it"],
    ["# ![A logo](./a.png)", "A logo"],
    ["Heading\n=======", "Heading"],
  ])("has no marks: %s", (line, expected) => expect(title(line)).toBe(expected));

  it("is no comment in code", () =>
    expect(title("```bash", "# install", "```", "~~~", "# x", "~~~", "# Heading")).toBe("Heading"));

  it.each([
    ["guides/a-page.mdx", "a-page"],
    ["guides/index.md", "guides"],
    ["index.mdx", "index"],
  ])("is at last the name of its file: of %s it is %s", (path, expected) =>
    expect(titleOf("Text.", path)).toBe(expected),
  );
});

import { describe, expect, it } from "@jest/globals";
import remarkGfm from "remark-gfm";
import { syntaxHints } from "../../../loaders/markdown/syntax-hints.ts";
import { compile } from "../article.ts";

async function problems(...lines: readonly string[]) {
  const { facts } = await compile(lines, {
    path: "/a.md",
    format: "md",
    remarkPlugins: [remarkGfm, syntaxHints],
  });
  return facts.problems;
}

describe("text that a reader was not meant to see", () => {
  it.each([
    [":::tip With a title", ":::tip With a title"],
    ["!!! note", "!!! note"],
    ["[[toc]]", "[[toc]]"],
    ["[TOC]", "[TOC]"],
    ["<<< @/snippets/a.js", "<<< @/snippets/a.js"],
    ["Version {{ site.version }}.", "{{ site.version }}"],
    ["{% include a.html %}", "{% include a.html %}"],
    ["##Heading", "##Heading"],
    ["##\u00A0Heading", "##\u00A0Heading"],
    ["Text[^1].", "[^1]"],
    ["A [link][nowhere].", "[link][nowhere]"],
    ["A [link](my page.mdx).", "[link](my page.mdx)"],
    ["| a | b |\n| c | d |", "| a | b |"],
  ])("is reported with its line: %j", async (text, shown) => {
    const expected = expect.stringContaining(`"${shown}" is shown as text. `);
    expect(await problems("Text.", "", text)).toEqual([{ line: 3, message: expected }]);
  });

  it("may stand below a line of its paragraph", async () => {
    const text = ["Text", 'import a from "./a.js"'];
    expect(await problems(...text)).toMatchObject([{ line: 2 }]);
  });

  it("is reported once for each kind", async () => {
    const text = [":::tip", "Text", ":::", "", ":::warning", "Text", ":::", "", "[[toc]]"];
    expect(await problems(...text)).toMatchObject([{ line: 1 }, { line: 9 }]);
  });

  it("is no code", async () => {
    expect(await problems("`{{ a }}` and `[^1]`", "", "```", ":::tip", "```")).toEqual([]);
  });
});

describe("a row that is longer than its table", () => {
  it("is reported, because its last cells are lost", async () => {
    const table = ["| a | b |", "| - | - |", "| `c|d` | e |", "| f |"];
    expect(await problems(...table)).toEqual([
      { line: 3, message: expect.stringContaining("this row has 3 cells in 2 columns") },
    ]);
  });
});

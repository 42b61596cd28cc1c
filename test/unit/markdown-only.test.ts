import { describe, expect, it } from "@jest/globals";
import { markdownOnly } from "../../loaders/markdown-only.ts";
import { htmlOf } from "./article.ts";

const html = (...lines: readonly string[]) =>
  htmlOf(lines, { format: "md", remarkPlugins: [markdownOnly] });

describe("a .md file of another site", () => {
  it.each([
    ["a statement", ["import A from './a.js';", "", "Text."]],
    ["a component", ["<Tabs>", "", "Text.", "", "</Tabs>"]],
    ["a component in a sentence", ["A <Badge /> here."]],
    ["a comment of MDX", ["Text. {/* hidden */}"]],
  ])("is MDX when it has %s", async (_what, lines) => {
    await expect(html(...lines)).rejects.toThrow("written as MDX");
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
    await expect(html(...lines)).resolves.toEqual(expect.any(String));
  });
});

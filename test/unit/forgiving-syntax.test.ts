import { describe, expect, it } from "@jest/globals";
import { forgivingSyntax } from "../../loaders/forgiving-syntax.ts";
import { htmlOf } from "./article.ts";

const html = (...lines: readonly string[]) => htmlOf(lines, { remarkPlugins: [forgivingSyntax] });

describe("a page that was not written as MDX", () => {
  it.each([
    ["a comment", ["<!-- hidden -->", "", "Text"], "<p>Text</p>"],
    ["an element without its slash", ["a<br>b"], "<p>a<br/>b</p>"],
    [
      "an address in angle brackets",
      ["<https://a.example/>"],
      '<p><a href="https://a.example/">https://a.example/</a></p>',
    ],
    ["an attribute without quotes", ["<img width=10 />"], '<img width="10"/>'],
    ["an element that is never closed", ["<div>", "", "Text"], "<p>Text</p>"],
    ["a sign that starts no element", ["1 <2"], "<p>1 &lt;2</p>"],
    ["a brace that is never closed", ["a { b"], "<p>a { b</p>"],
    ["prose that begins like a statement", ["import it yourself"], "<p>import it yourself</p>"],
  ])("keeps its text around %s", async (_what, lines, expected) => {
    expect((await html(...lines)).trim()).toBe(expected);
  });
});

import { describe, expect, it } from "@jest/globals";
import { excerptOf, marked } from "../../../src/site/search/marks.ts";
import type { MarkedText } from "../../../src/site/search/search-results.ts";

const found =
  (...terms: readonly string[]) =>
  (term: string) =>
    terms.includes(term);
const written = (pieces: readonly MarkedText[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("a text with marks", () => {
  it.each([
    ["whole words", "Chunks, `splitChunks`", ["chunk"], "[Chunks], [splitChunks]"],
    ["joined words", "the `splitChunks`", ["splitchunks"], "the [splitChunks]"],
    [
      "names of a path, and not the start of the next",
      "output.devtoolNamespace",
      ["output", "outputdevtool"],
      "[output].devtoolNamespace",
    ],
    ["a whole path", "output.path", ["output", "path", "outputpath"], "[output.path]"],
    ["a number with its letter", "To v5 from v4", ["v5", "5"], "To [v5] from v4"],
    ["words that no space ends", "webpack配置代码", ["配置"], "webpack[配置]代码"],
  ])("has %s marked", (_what, text, terms, expected) => {
    expect(written(marked(text, found(...terms)))).toBe(expected);
  });

  it("stays as it is where nothing was found", () => {
    expect(marked("`a` & <b>", found())).toEqual([{ text: "a & <b>", isMatch: false }]);
  });
});

describe("an excerpt", () => {
  const long = Array.from({ length: 80 }, (_, index) => `word${index}`).join(" ");

  it("is the line in which most was found", () => {
    expect(written(excerptOf("one\none two\ntwo", found("one", "two")))).toBe("[one] [two]");
  });

  it("is cut between words, around what was found first", () => {
    const text = written(excerptOf(long, found("word60")));
    expect(text).toMatch(/^… word5\d .* \[word60\] .*word\d\d …$/);
    expect(text.length).toBeLessThan(170);
  });

  it("says at its ends where the line goes on", () => {
    expect(written(excerptOf(long, found("word1")))).toMatch(/^word0 .* …$/);
    expect(written(excerptOf(long, found("word79")))).toMatch(/^… .*\[word79\]$/);
  });

  it("of one endless word is short, too", () => {
    expect(written(excerptOf("x".repeat(1000), found())).length).toBeLessThan(200);
  });
});

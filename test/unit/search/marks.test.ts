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
  it("has whole words marked, also where a part of one was found", () => {
    expect(written(marked("Chunks, `splitChunks`", found("chunk")))).toBe(
      "[Chunks], [splitChunks]",
    );
    expect(written(marked("the `splitChunks`", found("splitchunks")))).toBe("the [splitChunks]");
  });

  it("has of a path the names marked that were found, and not the start of the next", () => {
    const both = found("output", "outputdevtool");
    expect(written(marked("output.devtoolNamespace", both))).toBe("[output].devtoolNamespace");
    expect(written(marked("output.path", found("output", "path", "outputpath")))).toBe(
      "[output.path]",
    );
  });

  it("has the number marked with its letter", () => {
    expect(written(marked("To v5 from v4", found("v5", "5")))).toBe("To [v5] from v4");
  });

  it("has words marked that no space ends", () => {
    expect(written(marked("webpack配置代码", found("配置")))).toBe("webpack[配置]代码");
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

import { describe, expect, it } from "@jest/globals";
import { termsOf } from "../../../src/site/search/terms.ts";
import { wordsOf } from "../../../src/site/search/words.ts";

const parts = (text: string) =>
  wordsOf(text).map((word) => word.map((part) => part.text).join("|"));

describe("the words of a text", () => {
  it.each([
    ["optimization.splitChunks", ["optimization|split|chunks"]],
    ["SplitChunksPlugin", ["split|chunks|plugin"]],
    ["splitchunksplugin", ["splitchunks|plugin"]],
    ["HTMLPlugin", ["html|plugin"]],
    ["css-loader", ["css|loader"]],
    ["__webpack_public_path__", ["webpack|public|path"]],
    ["webpack 5, ES2015", ["webpack", "5", "es|2015"]],
    ["[contenthash:8].js", ["contenthash", "8", "js"]],
    ["webpack's can't doesn’t", ["webpack", "cant", "doesnt"]],
    ["./src/index.js", ["src", "index|js"]],
    ["ÜBER Größe", ["über", "größe"]],
    ["", []],
    ["!?", []],
  ])("of %j are %j", (text, expected) => expect(parts(text)).toEqual(expected));

  it("know where they stand", () => {
    const [, word] = wordsOf("an `output.path` here");
    expect(word).toEqual([
      { text: "output", start: 4, end: 10 },
      { text: "path", start: 11, end: 15 },
    ]);
  });

  it("are found in Chinese, which has no spaces", () => {
    expect(wordsOf("配置代码分割")[0]?.map(({ text }) => text)).toEqual(["配置", "代码", "分割"]);
    expect(parts("webpack配置")).toEqual(["webpack", "配置"]);
  });
});

describe("what a text is found by", () => {
  it("is its parts, its neighbors as one, and their stems", () => {
    expect(termsOf("splitChunks")).toEqual([
      "split",
      "chunks",
      "chunk",
      "splitchunks",
      "splitchunk",
    ]);
  });

  it("is, of a name with many parts, every pair, and not the whole", () => {
    const terms = termsOf("one-two-three-four-five");
    expect(terms).toEqual(expect.arrayContaining(["onetwo", "fourfive"]));
    expect(terms).not.toContain("onetwothreefourfive");
  });
});

import { describe, expect, it } from "@jest/globals";
import { parseFence } from "../../../loaders/code/code-fence.ts";

describe("the first line of a fence", () => {
  it.each([
    ["js", "js"],
    ["JS", "js"],
    ["", "plain"],
    ["js{1}", "js"],
  ])("names the language: %j is %s", (lang, language) =>
    expect(parseFence(lang, "").language).toBe(language),
  );

  it.each([
    ['title="webpack.config.js"', "webpack.config.js"],
    ["title='a b.js'", "a b.js"],
    ["title=a.js {1}", "a.js"],
    ['filename="a.js"', "a.js"],
    ['subtitle="a.js"', undefined],
    ["", undefined],
  ])("names a title: %s is %s", (meta, title) => expect(parseFence("js", meta).title).toBe(title));

  it.each([
    ["{1}", [[1, 1]]],
    [
      "{1,3-5}",
      [
        [1, 1],
        [3, 5],
      ],
    ],
    ["{ 2 - 5 }", [[2, 5]]],
    ["{1-999999999999}", [[1, 999999999999]]],
    ["{x}", []],
    ["", []],
  ])("says which lines stand out: %s are %j", (meta, lines) =>
    expect(parseFence("js", meta).highlighted).toEqual(lines),
  );
});

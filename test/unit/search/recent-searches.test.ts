import { describe, expect, it } from "@jest/globals";
import { parseRecent, withRecent } from "../../../src/site/search/recent-searches.ts";

describe("the stored list of recent searches", () => {
  it.each([
    [null, []],
    ["", []],
    [{}, []],
    [
      ["a", 1, null, "", "b"],
      ["a", "b"],
    ],
    [["x".repeat(101), "a"], ["a"]],
    [[..."abcdefg"], [..."abcde"]],
  ])("%j is read as %j", (text, expected) => expect(parseRecent(text)).toEqual(expected));
});

describe("a search that is added", () => {
  it("comes first, once", () => expect(withRecent(["a", "b"], " b ")).toEqual(["b", "a"]));

  it("takes the place of the oldest", () => {
    expect(withRecent([..."abcde"], "f")).toEqual([..."fabcd"]);
  });

  it("is left out where it is a pasted message", () => {
    expect(withRecent(["a"], "x".repeat(200))).toEqual(["a"]);
  });
});

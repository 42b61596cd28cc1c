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
  it.each([
    ["comes first, once", ["a", "b"], " b ", ["b", "a"]],
    ["takes the place of the oldest", [..."abcde"], "f", [..."fabcd"]],
    ["is left out where it is a pasted message", ["a"], "x".repeat(200), ["a"]],
  ])("%s", (_fact, before, search, after) => expect(withRecent(before, search)).toEqual(after));
});

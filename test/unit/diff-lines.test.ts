import { describe, expect, it } from "@jest/globals";
import { diffLines } from "../../loaders/diff-lines.ts";

const lines = (...text: readonly string[]) =>
  diffLines(text.join("\n")).map(({ text, change = "same" }) => `${change}: ${text}`);

describe("the lines of a diff", () => {
  it("lose their markers and keep their indentation", () => {
    expect(lines(" {", "-  a", "+  b", " }")).toEqual([
      "same: {",
      "removed:   a",
      "added:   b",
      "same: }",
    ]);
  });

  it("lose the column after the markers, where all lines have it", () => {
    expect(lines("  {", "-   a", "+   b", "  }")).toEqual([
      "same: {",
      "removed:   a",
      "added:   b",
      "same: }",
    ]);
  });

  it("may stand without the column of markers", () => {
    expect(lines("a", "+b")).toEqual(["same: a", "added: b"]);
  });

  it("may be empty", () => {
    expect(lines("+a", "", "-", "+")).toEqual(["added: a", "same: ", "removed: ", "added: "]);
  });
});

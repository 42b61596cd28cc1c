import { describe, expect, it } from "@jest/globals";
import { diffLines } from "../../../loaders/code/diff-lines.ts";

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

  it("keep their indentation where each of them is indented", () => {
    expect(lines("   <body>", "+    <p></p>", "", "   </body>")).toEqual([
      "same:   <body>",
      "added:     <p></p>",
      "same: ",
      "same:   </body>",
    ]);
    expect(lines("   output: {", "-    a,", "+", "   },")).toEqual([
      "same:   output: {",
      "removed:     a,",
      "added: ",
      "same:   },",
    ]);
  });

  it("lose the column after the markers where each of them is indented, too", () => {
    expect(lines("    output: {", "+     a,", "    },")).toEqual([
      "same:   output: {",
      "added:     a,",
      "same:   },",
    ]);
  });

  it("may stand without the column of markers", () => {
    expect(lines("a", "+b")).toEqual(["same: a", "added: b"]);
  });

  it("may be empty", () => {
    expect(lines("+a", "", "-", "+")).toEqual(["added: a", "same: ", "removed: ", "added: "]);
  });
});

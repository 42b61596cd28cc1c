import { expect, it } from "@jest/globals";
import { excerptOf, terminalExcerpt } from "../../../loaders/samples/excerpt.ts";
import { readRegions } from "../../../loaders/samples/regions.ts";

it("a region is a part of a file, without the lines that mark it", () => {
  const { text, regions } = readRegions(
    ["a {", "  /* #region inner */", "  b: c;", "    d: e;", "  /* #endregion */", "}"].join("\n"),
  );
  expect(text).toBe("a {\n  b: c;\n    d: e;\n}");
  expect(regions.get("inner")).toBe("b: c;\n  d: e;");
});

it("regions may be within others, and need no name", () => {
  const { regions } = readRegions(
    "// #region\n1\n// #region two\n2\n// #endregion\n3\n// #endregion",
  );
  expect(regions.get("")).toBe("1\n2\n3");
  expect(regions.get("two")).toBe("2");
});

it("an excerpt has whole lines, from one to the next with a text", () => {
  const text = "start\n  one\n  two\n  one\nend\n";
  expect(excerptOf(text, { from: "one", to: "two" })).toBe("one\ntwo");
  expect(excerptOf(text, { from: "two" })).toBe("  two\n  one\nend");
  expect(terminalExcerpt(text, { from: "one", to: "two" })).toBe("…\n  one\n  two\n…");
  expect(() => excerptOf(text, { from: "three" })).toThrow('no line of it has "three"');
});

import { describe, expect, it } from "@jest/globals";
import { applyDiff } from "../../../loaders/samples/apply-diff.ts";

const file = ["import a from 'a';", "", "const b = 1;", "log(b);", "log(a);", "log(b);"].join("\n");

describe("a diff", () => {
  it.each([
    ["replaces lines", "-const b = 1;\n+const b = 2;", file.replace("= 1", "= 2")],
    [
      "adds lines after others",
      " const b = 1;\n+const c = 2;",
      file.replace("1;", "1;\nconst c = 2;"),
    ],
    ["removes lines", "-log(a);", file.replace("log(a);\n", "")],
    [
      "has several parts, with … between them",
      "-import a from 'a';\n…\n-log(a);",
      file.replace("import a from 'a';\n", "").replace("log(a);\n", ""),
    ],
    [
      "may have a space after its markers",
      "  log(a);\n+ log(1);",
      file.replace("(a);", "(a);\nlog(1);"),
    ],
  ])("%s", (_what, diff, expected) => expect(applyDiff(file, diff)).toBe(expected));

  it.each([
    ["a line that the file doesn't have", "-log(c);", /no line "log\(c\);"/],
    ["lines that are in several places", "-log(b);", /several places/],
    ["lines that don't follow each other", " const b = 1;\n-log(a);", /one after the other/],
  ])("with %s is a mistake", (_what, diff, message) =>
    expect(() => applyDiff(file, diff)).toThrow(message),
  );
});

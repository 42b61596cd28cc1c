import { describe, expect, it } from "@jest/globals";
import { groupProblems } from "../../../plugins/check/group-problems.ts";

describe("what is wrong with another site's pages", () => {
  const problem = (path: string, line: number, message: string, unknownField?: string) => ({
    path,
    line,
    message,
    ...(unknownField && { unknownField }),
  });

  it("has each problem of a page once, where it comes first", () => {
    const problems = [
      problem("a.md", 1, "x"),
      problem("a.md", 4, "x"),
      problem("a.md", 5, "y"),
      problem("b.md", 2, "x"),
    ];
    expect(groupProblems(problems)).toEqual([
      problem("a.md", 1, "x"),
      problem("a.md", 5, "y"),
      problem("b.md", 2, "x"),
    ]);
  });

  it("has one for all fields that nothing knows, the most frequent first", () => {
    const problems = [
      problem("a.md", 2, 'unknown field "id".', "id"),
      problem("a.md", 3, 'unknown field "tags".', "tags"),
      problem("b.md", 3, 'unknown field "tags".', "tags"),
      problem("b.md", 9, "x"),
    ];
    expect(groupProblems(problems)).toEqual([
      problem(
        "a.md",
        2,
        "front matter has fields that mean nothing here, in 2 pages: tags (2), id (1). Fields are listed in loaders/page/front-matter.ts.",
      ),
      problem("b.md", 9, "x"),
    ]);
  });

  it("says where a file of the site itself has a field that nothing knows", () => {
    const slip = problem("site.json", 2, 'unknown field "nam".', "nam");
    expect(groupProblems([slip])).toEqual([slip]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { readFrontMatter } from "../../../loaders/page/front-matter.ts";

const read = (...yaml: readonly string[]) =>
  readFrontMatter(["---", ...yaml, "---", "", "Text."].join("\n"));

describe("front matter that is not YAML", () => {
  const found = (text: string) =>
    readFrontMatter(text).problems.map(({ line, message }) => `${line}: ${message}`);

  it("is to be closed, and to start in the first line", () => {
    expect(found("---\ntitle: Not closed\n\nText.")).toEqual([
      '1: the front matter is never closed. Add a line "---" after its last field.',
    ]);
    expect(found("\n---\ntitle: Too late\n---")).toEqual([
      '1: the file starts with an empty line. Remove it: "---" has to come first.',
    ]);
  });

  it.each([
    ["title: Output: paths", 'title: "Output: paths"'],
    ["title: @babel/core", 'title: "@babel/core"'],
    ["title: `output`", 'title: "`output`"'],
    ["title: %done", 'title: "%done"'],
    ["title: *star*", 'title: "*star*"'],
    ["title: 'It's here'", `title: "It's here"`],
    ['title: "Output" and more', `title: '"Output" and more'`],
  ])("gets the quotation marks that it lacks: %s", (line, quoted) => {
    expect(read(line).problems).toEqual([
      { line: 2, message: `YAML can't read this value. Put it in quotation marks: ${quoted}` },
    ]);
  });

  it("has each line reported that is wrong", () => {
    expect(read("title: A: b", "sort: 1", "description: C: d").problems).toMatchObject([
      { line: 2 },
      { line: 4 },
    ]);
  });

  it.each([
    ["contributors:\n\t- a\n\t- b\nsort: 1", 3, "the line is indented with a tab. Use spaces."],
    ['title: "A\nsort: 1\ngroup: B', 2, "the quotation mark in this line is never closed."],
    ["contributors:\n  - @someone", 3, 'write a user name without "@": - someone'],
    ["title:NoSpace", 2, expect.stringContaining("with a space after the colon")],
    ["title: A\n sort: 1", 2, expect.stringContaining("Check how they are indented")],
    ["title: A\nText of the page.", 3, expect.stringContaining('"---" ends the front matter')],
  ])("has one problem, and its line: %j", (yaml, line, message) => {
    expect(read(yaml).problems).toEqual([{ line, message }]);
  });

  it.each(["title: &a [*a]", "description: *nowhere"])(
    "has no alias, which may stand for itself or for millions: %s",
    (line) => expect(read(line)).toMatchObject({ frontmatter: {}, problems: [{ line: 2 }] }),
  );

  it("may start with a byte order mark and end its lines as Windows does", () => {
    const { frontmatter } = readFrontMatter("\uFEFF---\r\ntitle: Title\r\n---\r\nText.");
    expect(frontmatter).toEqual({ title: "Title" });
  });
});

import { describe, expect, it } from "@jest/globals";
import { readFrontMatter } from "../../loaders/front-matter.ts";

const read = (...yaml: readonly string[]) =>
  readFrontMatter(["---", ...yaml, "---", "", "Text."].join("\n"));

const problems = (...yaml: readonly string[]) =>
  read("title: Title", ...yaml).problems.map(({ line, message }) => `${line}: ${message}`);

describe("front matter", () => {
  it("has these fields", () => {
    const { frontmatter, problems } = read(
      "title: Caching",
      "description: How to cache.",
      "sort: 3",
      "group: Basics",
      "contributors: [someone, someone-else]",
      "related:",
      "  - { title: Output, url: /configuration/output/ }",
      "source: https://example.com/source",
      "edit: https://example.com/edit",
      "repo: https://example.com/repo",
    );
    expect(problems).toEqual([]);
    expect(frontmatter).toEqual({
      title: "Caching",
      description: "How to cache.",
      sort: 3,
      group: "Basics",
      contributors: ["someone", "someone-else"],
      related: [{ title: "Output", url: "/configuration/output/" }],
      source: "https://example.com/source",
      edit: "https://example.com/edit",
      repo: "https://example.com/repo",
    });
  });

  it("names the lines of the addresses in it", () => {
    const { links } = read(
      "related:",
      "  - title: A",
      "    url: /a/",
      "  - title: B",
      "    url: /b/",
    );
    expect(links).toEqual([
      { url: "/a/", line: 4 },
      { url: "/b/", line: 6 },
    ]);
  });

  it.each([
    ["sort: first", '3: field "sort" is "first", expected a number.'],
    ["sort: .nan", '3: field "sort" is null, expected a number.'],
    ["description: 5", '3: field "description" is 5, expected a text.'],
    ['description: ""', '3: field "description" is "", expected a text.'],
    ["group:", '3: field "group" is null, expected a text.'],
    ["contributors: me", '3: field "contributors" is "me", expected a list of user names.'],
    ["contributors: [a, 5]", '3: entry of "contributors" is 5, expected a user name.'],
    ["related: [/a/]", '3: entry of "related" is "/a/", expected {title, url}.'],
    ["source: example.com", '3: field "source" is "example.com", expected an http(s) address.'],
    ["repo: ftp://a.b", '3: field "repo" is "ftp://a.b", expected an http(s) address.'],
    [
      "contributers: [a]",
      '3: unknown field "contributers". Did you mean "contributors"? Fields are listed in loaders/front-matter.ts.',
    ],
    ["toString: x", '3: unknown field "toString". Fields are listed in loaders/front-matter.ts.'],
  ])("may not say %s", (yaml, problem) => expect(problems(yaml)).toEqual([problem]));

  it("has every mistake reported, each with its line", () => {
    const lines = problems(
      "# a comment",
      "sort: x",
      "",
      "related:",
      "  - url: /a/",
      "  - 5",
      "x: y",
    );
    expect(lines.map((line) => line.split(":")[0])).toEqual(["4", "7", "8", "9"]);
  });

  it("keeps what is right beside a mistake", () => {
    const { frontmatter } = read("title: Title", "sort: x", "contributors: [a, 5]");
    expect(frontmatter).toEqual({ title: "Title", contributors: ["a"] });
  });
});

describe("a file with front matter that is none", () => {
  const missing = {
    line: 1,
    message: 'front matter has no "title". Start the file with "---", "title: …", "---".',
  };

  it.each([
    "",
    "Text.",
    "---",
    "---\ntitle: Not closed",
    "\n---\ntitle: Too late\n---",
    "---\n---",
  ])("lacks a title: %j", (text) => expect(readFrontMatter(text).problems).toEqual([missing]));

  it.each(["title: &a [*a]", "description: *nowhere", "<<: &a {<<: *a}"])(
    "has no alias, which may stand for itself or for millions: %s",
    (line) => {
      expect(read(line).problems).toEqual([
        { line: 2, message: expect.stringContaining("front matter has the alias") },
      ]);
    },
  );

  it("shows the beginning of a value that is wrong", () => {
    const [problem] = problems(`sort: ${"x".repeat(5000)}`);
    expect(problem?.length).toBeLessThan(200);
  });

  it("says where it is not YAML", () => {
    expect(read('title: "a', "sort: 1").problems).toEqual([
      { line: 4, message: 'front matter is not YAML: Missing closing "quote' },
    ]);
    expect(read("title: a", "sort: 1", "sort: 2").problems).toEqual([
      { line: 4, message: "front matter is not YAML: Map keys must be unique" },
    ]);
  });

  it("may start with a byte order mark and end its lines as Windows does", () => {
    const { frontmatter } = readFrontMatter("\uFEFF---\r\ntitle: Title\r\n---\r\nText.");
    expect(frontmatter).toEqual({ title: "Title" });
  });
});

import { describe, expect, it } from "@jest/globals";
import { readFrontMatter } from "../../../loaders/page/front-matter.ts";

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
    [
      "description: 5.10",
      '"description" is 5.1, expected a text. Put it in quotation marks: description: "5.10"',
    ],
    ['description: ""', '"description" is "", expected a text.'],
    [
      "group: {a}",
      '"group" is {"a":null}, expected a text. Put it in quotation marks: group: "{a}"',
    ],
    ["group: &amp", '"group" is empty, expected a text. Put it in quotation marks: group: "&amp"'],
    ["contributors: [a, 5]", 'entry 2 of "contributors" is 5, expected a user name.'],
    [
      'contributors: ["@a"]',
      'entry 1 of "contributors" is "@a", expected a user name without "@" and without spaces.',
    ],
    ["related: [/a/]", 'entry 1 of "related" is "/a/", expected the fields title and url.'],
    ["related: [{ title: A }]", '"url" of entry 1 of "related" is missing.'],
    ["repo: ftp://a.b", '"repo" is "ftp://a.b", expected an address like https://example.org.'],
  ])("may not say %s", (yaml, problem) => {
    const messages = read("title: Title", yaml).problems.map(({ message }) => message);
    expect(messages).toEqual([problem]);
  });

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

  it("keeps what is right beside a mistake, also in a list", () => {
    const { frontmatter } = read("title: Title", "sort: x", "contributors: [a, 5]");
    expect(frontmatter).toEqual({ title: "Title", contributors: ["a"] });
  });
});

describe("a file without a title", () => {
  it.each(["", "Text.", "---", "----\ntitle: A\n----", "+++\ntitle: A\n+++"])(
    "has to start with one: %j",
    (text) => {
      expect(readFrontMatter(text)).toMatchObject({
        problems: [],
        missingTitle: {
          line: 1,
          message: 'the file has no front matter. Start it with "---", "title: …", "---".',
        },
      });
    },
  );

  it.each(["---\n---", "---\nsort: 1\n---"])("has to get a line for it: %j", (text) => {
    expect(readFrontMatter(text).missingTitle?.message).toBe(
      'the page has no title. Add a line "title: …" to its front matter.',
    );
  });

  it.each(["Title: A", "titel: A", "title: 2026", "title:"])(
    "is told about the line that is meant to be one, and nothing else: %s",
    (line) => {
      const { problems, missingTitle } = read(line);
      expect([problems.length, missingTitle]).toEqual([1, undefined]);
    },
  );
});

import { describe, expect, it } from "@jest/globals";
import { onlineFile, readPackage } from "../../../loaders/readme/package-facts.ts";
import { packagePage } from "../../../loaders/readme/package-page.ts";
import { readPackageList } from "../../../loaders/readme/package-list.ts";

const factsOf = (more: object) =>
  readPackage(JSON.stringify({ name: "a-loader", version: "1.0.0", ...more }));

describe("a package", () => {
  it.each([
    "webpack/a-loader",
    "github:webpack/a-loader",
    "https://github.com/webpack/a-loader",
    "git+https://github.com/webpack/a-loader.git",
    "git@github.com:webpack/a-loader.git",
    { type: "git", url: "git://github.com/webpack/a-loader.git" },
  ])("has its repository on GitHub: %j", (repository) =>
    expect(factsOf({ repository }).repository).toBe("https://github.com/webpack/a-loader"),
  );

  it.each([undefined, "https://gitlab.com/a/b", 1, { url: 2 }, "javascript:alert(1)"])(
    "may have none there: %j",
    (repository) => expect(factsOf({ repository }).repository).toBeUndefined(),
  );

  it("is shown without what isn't as npm describes it", () => {
    const facts = factsOf({ license: { type: "MIT" }, engines: [], description: 1 });
    expect(facts).toEqual({ name: "a-loader", version: "1.0.0" });
  });

  it("has its files in a folder of its repository, if it says so", () => {
    const facts = factsOf({ repository: { url: "a/b", directory: "packages/a" } });
    expect(
      ["x.md", "./x.md", "../x.md", "/x.md"].map((file) => onlineFile(facts, "blob", file)),
    ).toEqual([
      "https://github.com/a/b/blob/HEAD/packages/a/x.md",
      "https://github.com/a/b/blob/HEAD/packages/a/x.md",
      "https://github.com/a/b/blob/HEAD/packages/x.md",
      "https://github.com/a/b/blob/HEAD/x.md",
    ]);
  });
});

describe("the page of a package", () => {
  it("has a title and a description, leads to the package, and shows its README", () => {
    const facts = readPackage(
      '{ "name": "a-webpack-plugin", "version": "1.0.0", "repository": "a/b" }',
    );
    expect(packagePage(facts, 'Does "a".')).toBe(`---
title: "AWebpackPlugin"
description: "Does \\"a\\"."
group: "Packages"
source: "https://github.com/a/b/blob/HEAD/README.md"
edit: "https://github.com/a/b/edit/HEAD/README.md"
repo: "https://github.com/a/b"
---

<Readme package="a-webpack-plugin" />
`);
  });

  it("is described by the package, if we don't", () => {
    expect(packagePage(factsOf({ description: "Loads a." }), "")).toContain(
      'description: "Loads a."',
    );
  });
});

describe("the list of packages", () => {
  it("has a page for each", () => {
    const { packages, problems } = readPackageList(
      '{\n "loaders": {\n  "a-loader": "Loads."\n }\n}',
    );
    expect(packages).toEqual([
      { name: "a-loader", description: "Loads.", path: "loaders/a-loader.mdx", line: 3 },
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['{ "loaders": ["a-loader"] }', 'expected an object like "sass-loader"'],
    ['{ "loaders": { "a-loader": 1 } }', "expected a description"],
    ["{", "expected JSON"],
  ])("is checked: %s", (text, message) =>
    expect(readPackageList(text).problems).toMatchObject([
      { line: 1, message: expect.stringContaining(message) },
    ]),
  );
});

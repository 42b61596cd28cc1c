import { describe, expect, it } from "@jest/globals";
import { optionalImports } from "../../loaders/optional-imports.ts";
import { compile } from "./article.ts";

async function importsOf(...lines: readonly string[]) {
  const { script } = await compile(lines, {
    path: "/content/c#/a.mdx",
    remarkPlugins: [optionalImports],
  });
  return script.split("\n").filter((line) => /^(?:import|export).* from /.test(line));
}

describe("an import of a page", () => {
  it.each([
    ['import A from "./a.js";', "import A", "default"],
    ['import {b, c as d} from "./a.js";', "import {b, c as d}", "b%2Cc"],
    ['import A, {b} from "./a.js";', "import A, {b}", "default%2Cb"],
    ['import * as all from "./a.js";', "import {namespace as all}", ""],
    ['export {a as b} from "./a.js";', "export {a as b}", "a"],
    ['export * from "./a.js";', "export *", ""],
  ])("goes through the page itself, and says what it takes: %s", async (line, start, names) => {
    expect(await importsOf("Text.", "", line)).toEqual([
      `${start} from "/content/c\\u0000#/a.mdx?optional&request=.%2Fa.js&names=${names}&line=3";`,
    ]);
  });
});

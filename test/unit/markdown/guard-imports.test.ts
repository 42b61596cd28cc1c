import { describe, expect, it } from "@jest/globals";
import { guardImports } from "../../../loaders/markdown/guard-imports.ts";
import { compile } from "../article.ts";

async function importOf(line: string) {
  const lines = ["{A}", "", line];
  const { script } = await compile(lines, { path: "/a.mdx", remarkPlugins: [guardImports] });
  return /^const .*_import\([^]*?\);/m.exec(script)?.[0];
}

describe("an import of a page", () => {
  it.each([
    ['import A from "a";', '{"default": A}', '["default"]'],
    ['import {b, c as d} from "a";', '{"b": b, "c": d}', '["b", "c"]'],
    ['import A, {b} from "a";', '{"default": A, "b": b}', '["default", "b"]'],
    ['import * as all from "a";', '{"*": all}', '["*"]'],
    ['import "a";', "{}", "[]"],
  ])("is tried, with its line and the names that it takes: %s", async (line, pattern, names) => {
    expect((await importOf(line))?.replaceAll(/\s+/g, " ")).toBe(
      `const ${pattern} = _import(() => require("a"), 3, "a", ${names}, "there is no such package.");`,
    );
  });

  it("knows the files that are there, for when it is none", async () => {
    expect(await importOf(`import A from "${import.meta.dirname}/x.js";`)).toContain("no such");
    const page = `${import.meta.dirname}/page.mdx`;
    const { script, facts } = await compile(['import A from "./guard-import.test.ts";'], {
      path: page,
      remarkPlugins: [guardImports],
    });
    expect(script).toContain('no such file. Did you mean \\"guard-imports.test.ts\\"?');
    expect(facts.filesLookedFor).toEqual([`${import.meta.dirname}/guard-import.test.ts`]);
  });
});

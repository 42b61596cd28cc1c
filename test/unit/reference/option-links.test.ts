import { describe, expect, it } from "@jest/globals";
import { knownPath } from "../../../loaders/reference/known-options.ts";
import { optionLinks } from "../../../loaders/reference/option-links.ts";

const linked = (...lines: readonly string[]) => {
  const code = lines.join("\n");
  return optionLinks(code, knownPath).map(({ start, end, url }) => [code.slice(start, end), url]);
};

const mode = ["mode", "/configuration/mode/#mode"];

describe("the names of options in a configuration", () => {
  it.each([
    ["an object", 'export default { mode: "none" };'],
    ["a function", 'export default (env) => ({ mode: "none" });'],
    ["a function with a body", 'export default async () => { return { mode: "none" }; };'],
    ["an array", 'export default [{ mode: "none" }];'],
    ["a variable", 'const config = { mode: "none" };\nexport default config;'],
    ["a call", 'export default defineConfig({ mode: "none" });'],
  ])("are found in %s", (_kind, code) => expect(linked(code)).toEqual([mode]));

  it("are found in lists, and below names of the writer's", () => {
    expect(
      linked(
        "export default {",
        "  entry: { shop: { import: './src/shop.js' } },",
        "  module: { rules: [{ test: /x/, use: [{ loader: 'a', options: { test: 1 } }] }] },",
        "};",
      ),
    ).toEqual([
      ["entry", "/configuration/entry-context/#entry"],
      ["import", "/configuration/entry-context/#entry-descriptor"],
      ["module", "/configuration/module/#module"],
      ["rules", "/configuration/module/#modulerules"],
      ["test", "/configuration/module/#ruletest"],
      ["use", "/configuration/module/#ruleuse"],
      ["loader", "/configuration/module/#ruleuseloader"],
      ["options", "/configuration/module/#ruleuseoptions"],
    ]);
  });

  it.each([
    ["unknown options", "export default { mod: 1, [mode]: 2, ...mode };"],
    ["other code", 'const mode = "none"; console.log({ mode });'],
    ["code that can't be parsed", "export default { mode: }"],
  ])("aren't found in %s", (_kind, code) => expect(linked(code)).toEqual([]));
});

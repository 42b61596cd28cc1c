import { describe, expect, it } from "@jest/globals";
import { linked, namesOf } from "./linked.ts";

const config = 'js title="webpack.config.js"';
const options = (...lines: readonly string[]) => linked(config, ...lines);

const mode = ["mode", "/configuration/mode/#mode"];
const clean = ["clean", "/configuration/output/#outputclean"];
const output = ["output", "/configuration/output/#output"];

describe("the names of options in a configuration", () => {
  it.each([
    ["an object", 'export default { mode: "none" };'],
    ["a function", 'export default (env) => ({ mode: "none" });'],
    ["a function with a body", 'export default async () => { return { mode: "none" }; };'],
    [
      "a declared function",
      'export default config;\nfunction config() { return { mode: "none" }; }',
    ],
    ["a condition", 'export default (env) => { if (env.a) { return { mode: "none" }; } };'],
    ["an array", 'export default [{ mode: "none" }];'],
    ["a variable", 'const config = { mode: "none" };\nexport default config;'],
    ["a call", 'export default defineConfig({ mode: "none" });'],
    ["what a function returns", 'const made = () => ({ mode: "none" });\nexport default made();'],
    ["what is spread", 'const common = { mode: "none" };\nexport default { ...common };'],
    ["CommonJS", 'module.exports = { mode: "none" };'],
    ["an object alone", '{ mode: "none" }'],
    ["an option alone", '  mode: "none",'],
  ])("are found in %s", (_kind, code) => expect(options(code)).toEqual([mode]));

  it.each([
    ["checked", 'export default { mode: "none" } satisfies Configuration;'],
    ["annotated", 'const config: Configuration = { mode: "none" };\nexport default config;'],
    ["returned", 'export default (env: Env): Configuration => ({ mode: "none" });'],
  ])("are found in TypeScript, %s", (_kind, code) =>
    expect(linked('ts title="webpack.config.ts"', code)).toEqual([mode]),
  );

  it("are found in what code hands to webpack, whatever its file", () => {
    const start = 'import webpack from "webpack";\n';
    expect(linked("js", `${start}webpack({ mode: "none" });`)).toEqual([mode]);
    expect(linked("js", `${start}other({ mode: "none" });`)).toEqual([]);
    expect(linked("js", 'export default { mode: "none" };')).toEqual([]);
  });

  it("are found in lists, and below names of the writer's", () => {
    expect(
      options(
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
    ["what contains itself", "const a = { ...a }; export default a;"],
  ])("aren't found in %s", (_kind, code) => expect(options(code)).toEqual([]));
});

describe("a diff", () => {
  const diff = 'diff lang=js title="webpack.config.js"';

  it("has the links of the code after it, and in removed lines those of the code before it", () => {
    expect(
      linked(
        diff,
        "-module.exports = {",
        "-  mode: 1,",
        "+export default {",
        "   output: {",
        "-    path: 2,",
        "+    clean: true,",
        "   },",
        " };",
      ),
    ).toEqual([mode, output, ["path", "/configuration/output/#outputpath"], clean]);
  });

  it.each([
    ["its beginning", ["   output: {", "+    clean: true,", "   },", " };"], ["output", "clean"]],
    ["its end", [" export default {", "   output: {", "+    clean: true,"], ["output", "clean"]],
    ["both", ["   output: {", "+    clean: true,", "     path: 1,"], ["output", "clean", "path"]],
    ["an option's name", ["     clean: true,", "   },", '+  mode: "none",', " };"], ["mode"]],
    ["all around it", ["+        name: 1,", '         chunks: "all",'], []],
  ])("may leave out %s", (_part, lines, found) =>
    expect(namesOf(linked(diff, ...lines))).toEqual(found),
  );
});

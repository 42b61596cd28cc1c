import { expect, it } from "@jest/globals";
import { typeProblems, type TypedFence } from "./typed-fences.ts";

const fence = (text: string, language = "js"): TypedFence => ({
  page: "content/a.mdx",
  line: 10,
  language,
  text,
});

it("finds what doesn't fit webpack's types in its line", () => {
  const problems = typeProblems([
    fence('const name = "[name].js";\n\nexport default {\n  output: { filname: name },\n};'),
    fence(
      'import webpack from "webpack";\nexport default { plugins: [new webpack.BanerPlugin("x")] };',
    ),
    fence("module.exports = (env) => ({\n  devServer: { port: true },\n});"),
    fence(
      'import type { Configuration } from "webpack";\nexport default { mode: 1 } satisfies Configuration;',
      "ts",
    ),
  ]);
  expect(problems).toEqual([
    expect.stringMatching(/^content\/a\.mdx:14: .*'filname'/),
    expect.stringMatching(/^content\/a\.mdx:12: .*BanerPlugin/),
    expect.stringMatching(/^content\/a\.mdx:12: .*boolean/),
    expect.stringMatching(/^content\/a\.mdx:12: .*number/),
  ]);
});

it("has nothing against what JavaScript doesn't say", () => {
  expect(
    typeProblems([
      fence(
        'const shared = { mode: "production" };\nexport default { ...shared, entry: "./a.js" };',
      ),
      fence('const all = [{ mode: "production" }];\nall.parallelism = 1;\nexport default all;'),
      fence(
        'import { plugin } from "./own.js";\nimport x from "not-installed";\nexport default { plugins: [plugin, x] };',
      ),
      fence("export default {\n  devServer: { port: 3000 },\n};"),
      fence("  output: {\n    clean: true,\n  },\n};"),
    ]),
  ).toEqual([]);
});

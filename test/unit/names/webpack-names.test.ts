import { describe, expect, it } from "@jest/globals";
import { linked, namesOf } from "./linked.ts";

describe("webpack's plugins", () => {
  const banner = ["BannerPlugin", "/plugins/banner-plugin/"];

  it.each([
    ["a default import", 'import webpack from "webpack";\nnew webpack.BannerPlugin("a");'],
    ["a named import", 'import { BannerPlugin } from "webpack";'],
    ["another name", 'import { BannerPlugin as B } from "webpack";'],
    ["CommonJS", 'const { BannerPlugin } = require("webpack");'],
    ["a compiler", "class A { apply(c) { new c.webpack.BannerPlugin().apply(c); } }"],
    ["nowhere else in the sample", "new webpack.BannerPlugin();"],
  ])("lead to their pages, from %s", (_source, code) =>
    expect(linked("js", code)).toEqual([banner]),
  );

  it("lead there wherever they're used", () => {
    const code = 'import { optimize } from "webpack";\nnew optimize.SplitChunksPlugin();';
    expect(linked("js", code)).toEqual([["SplitChunksPlugin", "/plugins/split-chunks-plugin/"]]);
  });

  it("have options with entries", () => {
    const code = "new webpack.BannerPlugin({ banner: 1, entryOnly: true, other: 2 });";
    expect(namesOf(linked("js", code))).toEqual(["BannerPlugin", "banner", "entryOnly"]);
  });

  it.each([
    ["a package's", 'import { BannerPlugin } from "other";\nnew BannerPlugin();'],
    ["the sample's own", "class BannerPlugin {}\nnew BannerPlugin();"],
    ["unknown", "new webpack.OtherPlugin();"],
  ])("aren't those that are %s", (_kind, code) => expect(linked("js", code)).toEqual([]));
});

describe("hooks", () => {
  const urls = (...lines: readonly string[]) => linked("js", ...lines).map(([, url]) => url);
  const inPlugin = (...lines: readonly string[]) =>
    urls("class A { apply(compiler) {", ...lines, "} }");

  it("lead to their entries", () => {
    expect(linked("js", 'compiler.hooks.emit.tap("A", () => {});')).toEqual([
      ["emit", "/api/compiler-hooks/#emit"],
    ]);
  });

  it.each([
    ["a parameter of a tap", "(c) => c.hooks.seal"],
    ["a part of one", "({ hooks }) => hooks.seal"],
    ["a variable", "(c) => { const { hooks } = c; hooks.seal; }"],
  ])("are found through %s", (_way, tap) =>
    expect(inPlugin(`compiler.hooks.compilation.tap("A", ${tap});`)).toEqual([
      "/api/compiler-hooks/#compilation",
      "/api/compilation-hooks/#seal",
    ]),
  );

  it("are found through the factories that a tap is given", () => {
    const tap = "(_, { normalModuleFactory: f }) => f.hooks.parser.for('javascript/auto')";
    const parse = ".tap('A', (parser) => parser.hooks.call.for('a'))";
    expect(inPlugin(`compiler.hooks.compilation.tap("A", ${tap}${parse});`)).toEqual([
      "/api/compiler-hooks/#compilation",
      "/api/normalmodulefactory-hooks/#parser",
      "/api/parser/#call",
    ]);
  });

  it("are found through a plugin's static method", () => {
    expect(
      inPlugin(
        "const { javascript } = compiler.webpack;",
        'compiler.hooks.compilation.tap("A", (c) => {',
        "  const hooks = javascript.JavascriptModulesPlugin.getCompilationHooks(c);",
        "  hooks.chunkHash;",
        "});",
      ).at(-1),
    ).toBe("/api/plugin-hooks/#javascriptmodulespluginchunkhash");
  });

  it("are found by the names that a resolver has them under", () => {
    const code = 'resolver.getHook("before-described-resolve"); resolver.ensureHook("resolve");';
    expect(linked("js", code)).toEqual([
      ['"before-described-resolve"', "/api/resolvers/#describedresolve"],
      ['"resolve"', "/api/resolvers/#resolve"],
    ]);
  });

  it.each([
    ["other objects", "const compiler = other(); compiler.hooks.emit;"],
    ["unknown names", "compiler.hooks.other;"],
    ["names in texts", '"compiler.hooks.emit"; // compiler.hooks.emit'],
  ])("aren't found in %s", (_kind, code) => expect(urls(code)).toEqual([]));
});

it("code is read quickly, however it was made", () => {
  const sum = `x = ${"1 + ".repeat(2000)}1;`;
  const doubled = Array.from({ length: 60 }, (_, at) => `const a${at + 1} = f(a${at}, a${at});`);
  expect(linked("js", "compiler.hooks.emit;", sum, ...doubled, "a60.b;")).toHaveLength(1);
});

describe("comments that webpack reads", () => {
  const url = "/api/module-methods/#webpackchunkname";
  const prefetch = "/api/module-methods/#webpackprefetch";

  it("lead to their entries", () => {
    const code = 'import(/* webpackChunkName: "a", webpackPrefetch: true */ "./a.js");';
    expect(linked("js", code)).toEqual([
      ["webpackChunkName", url],
      ["webpackPrefetch", prefetch],
    ]);
  });

  it("are read in declarations", () => {
    const code = 'import /* webpackDefer: true */ * as a from "./a.js";';
    expect(namesOf(linked("js", code))).toEqual(["webpackDefer"]);
  });

  it("are read in workers", () => {
    const code = 'new Worker(/* webpackChunkName: "a" */ new URL("./a.js", import.meta.url));';
    expect(linked("js", code)).toEqual([["webpackChunkName", url]]);
  });

  it.each([
    ["elsewhere", '/* webpackChunkName: "a" */ import("./a.js");'],
    ["with unknown names", 'import(/* webpackName: "a" */ "./a.js");'],
    ["that are no objects", 'import(/* webpackChunkName is "a" */ "./a.js");'],
  ])("aren't those %s", (_kind, code) => expect(linked("js", code)).toEqual([]));
});

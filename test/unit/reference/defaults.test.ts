import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readDefaults } from "../../../loaders/reference/defaults.ts";
import { writtenValue } from "../../../loaders/reference/written-value.ts";

describe("a default of the installed webpack", () => {
  const defaultsOf = readDefaults();

  it("is one value if mode and target make no difference", () =>
    expect(defaultsOf("output.filename")).toEqual([{ value: '"[name].js"' }]));

  it("says for which modes it is", () =>
    expect(defaultsOf("optimization.moduleIds")).toEqual([
      { value: '"named"', modes: ["development"] },
      { value: '"deterministic"', modes: ["production"] },
      { value: '"natural"', modes: ["none"] },
    ]));

  it("says for which targets it is", () =>
    expect(defaultsOf("output.globalObject")).toEqual([
      { value: '"self"', targets: ["web", "webworker", "browserslist: ie 11"] },
      { value: '"global"', targets: ["node", "electron-main"] },
    ]));

  it("says both if both matter", () =>
    expect(defaultsOf("resolve.conditionNames")).toContainEqual({
      value: '["webpack", "production", "worker", "browser"]',
      modes: ["production", "none"],
      targets: ["webworker"],
    }));

  it("is that of builds where the option exists", () =>
    expect(defaultsOf("performance.hints")).toEqual([{ value: '"warning"' }]));

  it("is known of both kinds of cache", () => {
    expect(defaultsOf("cache.maxGenerations")).toEqual([{ value: "Infinity" }]);
    expect(defaultsOf("cache.hashAlgorithm")).toEqual([{ value: '"md4"' }]);
  });

  it("may be none", () => expect(defaultsOf("output.clean")).toEqual([]));

  it.each(["module.rules[].test", "output.library.name", "mode", "target"])(
    "can't be known for %s",
    (option) => expect(defaultsOf(option)).toBeUndefined(),
  );
});

describe("a written value", () => {
  const project = path.resolve("/", "project");

  it.each<[unknown, string | undefined]>([
    [undefined, undefined],
    [false, "false"],
    [Infinity, "Infinity"],
    [/\.js$/i, "/\\.js$/i"],
    [() => true, "a function"],
    [["a", 1], '["a", 1]'],
    [{ test: /x/, "a-b": null, missing: undefined }, '{ test: /x/, "a-b": null }'],
    [{}, "{}"],
    [project, "context"],
    [path.join(project, "src"), 'path.join(context, "src")'],
    [path.join(process.cwd(), "dist"), 'path.join(process.cwd(), "dist")'],
    [path.resolve("/", "anywhere", "node_modules", "a"), '"node_modules/a"'],
  ])("of %p is %s", (value, text) => expect(writtenValue(value, project)).toBe(text));
});

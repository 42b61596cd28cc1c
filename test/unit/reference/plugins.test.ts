import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readPlugins } from "../../../loaders/reference/plugins.ts";

const root = path.dirname(createRequire(import.meta.url).resolve("webpack/package.json"));
const plugins = readPlugins();
const plugin = (name: string) => plugins.find((one) => one.name === name);

/** Loads all plugins. Another process does, because it prints warnings. */
function loadPlugins(): { readonly names: readonly string[][]; readonly warnings: string[] } {
  const script = `
    const warnings = [], names = new Map();
    process.on("warning", ({ message }) => warnings.push(message));
    const load = (exports, prefix) => {
      for (const [key, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(exports)))
        if (typeof value === "object") load(value, prefix + key + ".");
        else if (get && key.endsWith("Plugin"))
          names.set(get(), [...(names.get(get()) ?? []), prefix + key]);
    };
    load(require("webpack"), "");
    setImmediate(() => console.log(JSON.stringify({ names: [...names.values()], warnings })));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--no-warnings", "--eval", script], {
      cwd: root,
      encoding: "utf8",
    }),
  );
}

describe("plugins of the installed webpack", () => {
  const loaded = loadPlugins();

  it("are all that it exports, in namespaces, too", () => {
    expect(plugins.map(({ name }) => name).toSorted()).toEqual(loaded.names.flat().toSorted());
    expect(plugins.length).toBeGreaterThan(90);
  });

  it("have the warnings that webpack prints", () => {
    const warnings = plugins.flatMap(({ warning }) => warning ?? []);
    expect(warnings.toSorted()).toEqual(loaded.warnings.toSorted());
    expect(warnings).toHaveLength(4);
  });

  it("are deprecated where webpack's types say so, with the name to use instead", () => {
    const types = readFileSync(path.join(root, "types.d.ts"), "utf8");
    const marks = [...types.matchAll(/@deprecated use `([\w.]+Plugin)`.*\*\/ (\w+),/g)];
    expect(marks).toHaveLength(3);
    for (const [, replacement, name = ""] of marks)
      expect(plugin(name)).toMatchObject({ isDeprecated: true, replacement });
  });

  it("know another name if it's the same class, and will stay", () => {
    const pairs = plugins.flatMap(({ name, replacement }) =>
      replacement === undefined ? [] : [[name, replacement].toSorted()],
    );
    const same = loaded.names.filter((names) => names.length > 1).map((names) => names.toSorted());
    expect(pairs.toSorted()).toEqual(same.toSorted());
    expect(plugin("dll.DllPlugin")?.replacement).toBeUndefined();
  });

  it("have a schema, if one isn't about parsers and generators", () => {
    const files = globSync("**/*.json", { cwd: path.join(root, "schemas/plugins") });
    const used = new Set(plugins.flatMap(({ schema }) => schema ?? []));
    const unused = files.filter((file) => !used.has(file.replaceAll("\\", "/")));
    expect(used.size).toBeGreaterThan(25);
    expect(files).toEqual(expect.arrayContaining([...used]));
    expect(unused.filter((file) => !/(?:Parser|Generator)(?:Options)?\.json$/.test(file))).toEqual([
      "container/ExternalsType.json",
    ]);
  });

  it.each([
    { name: "optimize.SplitChunksPlugin", isDeprecated: false },
    {
      name: "BannerPlugin",
      schema: "BannerPlugin.json",
      isDeprecated: false,
      description:
        "Prepends or appends banner text to emitted assets that match the configured file filters.",
    },
    {
      name: "DllPlugin",
      schema: "dll/DllPlugin.json",
      isDeprecated: false,
      replacement: "dll.DllPlugin",
    },
    {
      name: "PrefetchPlugin",
      isDeprecated: true,
      replacement: "prefetch.PrefetchPlugin",
      description: "Resolves one request eagerly at build time.",
    },
    {
      name: "optimize.AggressiveSplittingPlugin",
      schema: "optimize/AggressiveSplittingPlugin.json",
      isDeprecated: true,
      warning: "AggressiveSplittingPlugin is deprecated in favor of SplitChunksPlugin",
    },
    // Named otherwise than the class, and another class's.
    { name: "CleanPlugin", schema: "output/CleanOptions.json", isDeprecated: false },
    {
      name: "EvalSourceMapDevToolPlugin",
      schema: "SourceMapDevToolPlugin.json",
      isDeprecated: false,
    },
    { name: "html.HtmlModulesPlugin", isDeprecated: false },
  ])("have all facts: $name", (facts) => {
    expect(plugin(facts.name)).toEqual(facts);
  });

  it("are read without a warning", () => {
    const file = path.resolve(import.meta.dirname, "../../../loaders/reference/plugins.ts");
    const script = `import { readPlugins } from ${JSON.stringify(file)}; console.log(readPlugins().length);`;
    const flags = ["--throw-deprecation", "--input-type=module", "--eval", script];
    const printed = execFileSync(process.execPath, flags, { encoding: "utf8" });
    expect(Number(printed)).toBe(plugins.length);
  });
});

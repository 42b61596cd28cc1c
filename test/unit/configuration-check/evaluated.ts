import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

const require = createRequire(import.meta.url);

/** A plugin of a package that isn't installed. */
class OtherPlugin {
  static loader = "/loader.js";
  apply() {}
}

/** Modules that configurations import, next to those that are installed. */
const modules: Readonly<Record<string, unknown>> = {
  "./webpack.common.js": { mode: "production", output: { publicPath: "/" } },
  "./package.js": { version: "1" },
};

const installed = new Set(["path", "node:path", "node:url", "webpack-merge"]);

// As it is, an import of it would load all its exports, of which some warn.
const webpack = Object.create(require("webpack"), {
  __esModule: { value: true },
  default: { value: require("webpack") },
});

function load(request: string): unknown {
  if (request === "webpack") return webpack;
  return installed.has(request) ? require(request) : (modules[request] ?? OtherPlugin);
}

load.resolve = (request: string) => `/resolved/${request}`;

/** Runs a configuration as webpack-cli does, and returns what it gives for two builds. */
export async function evaluated(text: string): Promise<readonly unknown[]> {
  const builds = [
    [{ production: true }, { mode: "production" }],
    [{}, { mode: "development" }],
  ];
  const all = builds.map(async (build) => {
    const value: unknown = run(text);
    return typeof value === "function" ? ((await value(...build)) as unknown) : value;
  });
  return Promise.all(all);
}

function run(text: string): unknown {
  const isJson = /^(?:\/\/.*\n)?[{[]/.test(text);
  const source = isJson ? `module.exports = ${text}` : text;
  const code = ts.transpile(source.replaceAll("import.meta", "importMeta"), {
    module: ts.ModuleKind.CommonJS,
    target: ts.ScriptTarget.ES2024,
    esModuleInterop: true,
  });
  const module = { exports: {} };
  const file = "/project/webpack.config.js";
  const meta = { dirname: path.dirname(file), filename: file, url: pathToFileURL(file).href };
  const names = ["module", "exports", "require", "importMeta", "__dirname"];
  new Function(...names, code)(module, module.exports, load, meta, meta.dirname);
  const { exports } = module;
  return "default" in exports ? exports.default : exports;
}

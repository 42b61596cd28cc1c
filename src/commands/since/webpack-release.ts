import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { ReleaseDefaults } from "../../../loaders/reference/default-changes.ts";
import type { Release } from "../../../loaders/reference/history.ts";
import { hooksOf, type HookFacts } from "../../../loaders/reference/hooks.ts";
import type { Schema } from "../../../loaders/reference/option-type.ts";
import { optionsOf } from "../../../loaders/reference/options.ts";
import { pluginNames } from "../../../loaders/reference/plugins.ts";
import { optionNames } from "./option-names.ts";
import { pluginOptionsOf } from "./plugin-options.ts";

export interface WebpackRelease extends Release {
  /** `option output.path` → the release that first accepted it, according to the schema. */
  readonly declared: ReadonlyMap<string, string>;
}

/** @param folder the package */
export async function readWebpack(version: string, folder: string): Promise<WebpackRelease> {
  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  const configuration: Schema = JSON.parse(await read("schemas/WebpackOptions.json"));
  const options = [
    ...optionsOf(configuration),
    ...pluginOptionsOf(configuration, await pluginSchemas(path.join(folder, "schemas/plugins"))),
  ];
  // An old webpack doesn't run here, but its types have all but a few steps of the resolver.
  const hooks = hooksOf(await read("types.d.ts"), () => new Map());
  const plugins = pluginNames(await read("lib/index.js"));
  const { names, deprecated } = optionNames(options);
  return {
    version,
    names: new Set([...names, ...hooks.map(hookName), ...plugins.map((name) => `plugin ${name}`)]),
    deprecated: new Set([
      ...deprecated,
      ...hooks.filter(({ isDeprecated }) => isDeprecated).map(hookName),
    ]),
    defaults: await defaultsOf(version, folder),
    declared: new Map(
      options.flatMap(({ paths: [path = ""], added }) =>
        added === undefined ? [] : [[`option ${path}`, added] as const],
      ),
    ),
  };
}

const hookName = ({ owner, name }: HookFacts) => `hook ${owner}.${name}`;

/** By their files' paths. */
async function pluginSchemas(folder: string): Promise<ReadonlyMap<string, Schema>> {
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((file) => file.endsWith(".json"));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<readonly [string, Schema]> => [
        file,
        JSON.parse(await readFile(path.join(folder, file), "utf8")),
      ]),
    ),
  );
}

const run = promisify(execFile);

/** In a process of its own, with the packages of this project. */
async function defaultsOf(version: string, folder: string): Promise<ReleaseDefaults | undefined> {
  try {
    const { stdout } = await run(process.execPath, [fileURLToPath(program), folder], {
      env: { ...process.env, NODE_PATH: path.resolve("node_modules") },
      maxBuffer: 1e8,
    });
    return JSON.parse(stdout);
  } catch (error) {
    console.log(`The defaults of webpack ${version} can't be read: ${error}`);
    return undefined;
  }
}

const program = new URL("./release-defaults.ts", import.meta.url);

import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Configuration } from "webpack";

/** The names that webpack-cli looks for, in its order. */
const name = /^webpack\.config\.(?:js|mjs|cjs|ts|mts|cts)$/;

/**
 * Loads a sample's configuration as webpack-cli does, with the mode as its `--mode`.
 *
 * @param files paths in the project
 * @throws if it exports something else
 */
export async function loadConfiguration(
  folder: string,
  files: readonly string[],
  mode: string,
): Promise<Configuration | Configuration[]> {
  const file = files.find((one) => name.test(one));
  if (file === undefined) return withDefaults({}, folder, mode);
  const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
  const exported = isObject(module) && "default" in module ? module.default : module;
  const configuration: unknown =
    typeof exported === "function" ? await exported({}, { mode }) : await exported;
  if (Array.isArray(configuration))
    return configuration.map((one) => withDefaults(one, folder, mode));
  if (isObject(configuration)) return withDefaults(configuration, folder, mode);
  throw new Error(`${file} exports ${typeof configuration}, not a configuration.`);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A mode on the command line would win; this one is only for configurations without one. */
const withDefaults = (configuration: Configuration, context: string, mode: string) => ({
  context,
  mode: mode as Configuration["mode"],
  ...configuration,
});

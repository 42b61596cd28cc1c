import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Configuration } from "webpack";
import { merge } from "webpack-merge";

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
  const configuration = await exportOf(path.join(folder, file), mode);
  const finish = async (one: unknown) => {
    if (isObject(one)) return withDefaults(await extended(one, folder, mode), folder, mode);
    throw new Error(`${file} exports ${typeof one}, not a configuration.`);
  };
  if (!Array.isArray(configuration)) return finish(configuration);
  return withProperties(await Promise.all(configuration.map(finish)), configuration);
}

/** @param file absolute path, or a URL */
async function exportOf(file: string, mode: string): Promise<unknown> {
  const url = isUrl(file) ? file : pathToFileURL(file).href;
  const module: unknown = await import(url);
  const exported = isObject(module) && "default" in module ? module.default : module;
  const called = async (one: unknown) => (typeof one === "function" ? one({}, { mode }) : one);
  const configuration = await called(await exported);
  if (!Array.isArray(configuration)) return configuration;
  return withProperties(await Promise.all(configuration.map(called)), configuration);
}

/** An array of configurations has properties, too, such as `parallelism`. */
function withProperties<Item>(list: Item[], { ...all }: unknown[]): Item[] {
  const own = Object.entries(all).filter(([key]) => !/^\d+$/.test(key));
  return Object.assign(list, Object.fromEntries(own));
}

/** Merges a configuration with those that it extends. */
async function extended(
  { extends: paths, ...own }: Configuration,
  folder: string,
  mode: string,
): Promise<Configuration> {
  if (paths === undefined) return own;
  const files = [paths].flat().map((one) => (isUrl(one) ? one : path.resolve(folder, one)));
  const bases = await Promise.all(files.map((file) => exportOf(file, mode)));
  return extended(merge([...bases.flat().filter(isObject), own]), folder, mode);
}

const isUrl = (file: string) => file.startsWith("file:");

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A mode on the command line would win; this one is only for configurations without one. */
const withDefaults = (configuration: Configuration, context: string, mode: string) => ({
  context,
  mode: mode as Configuration["mode"],
  ...configuration,
});

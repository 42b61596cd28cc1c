import webpack from "webpack";
import { readDefaults } from "./defaults.ts";
import { devServerSchema } from "./dev-server.ts";
import { readFlags } from "./flags.ts";
import { once } from "./once.ts";
import { optionsOf, type OptionFacts } from "./options.ts";
import { configurationSchema, pluginSchemas } from "./plugin-schemas.ts";
import { devServerSince, since } from "./since.ts";
import type { DefaultValue } from "./summed-defaults.ts";

/** What a page shows of an option. */
export interface Option extends OptionFacts {
  /** The shortest of its paths. Options of plugins start with the plugin: `BannerPlugin.banner`. */
  readonly path: string;
  /** Missing if unknown. */
  readonly defaults?: readonly DefaultValue[];
  /** On the command line: `--output-filename`. */
  readonly flags: readonly string[];
  /**
   * The release of webpack that first accepted it. Of webpack-dev-server for its options, and missing
   * if its major version has always accepted it.
   */
  readonly since?: string;
}

export const webpackVersion = webpack.version;

/**
 * All options of the installed webpack, in its schema's order, and those of webpack-dev-server and
 * of webpack's plugins. Read once.
 */
export const options = once(() => [...webpackOptions(), ...devServerOptions(), ...pluginOptions()]);

/** @param path one of the places where the option can be set */
export const optionAt = (path: string): Option | undefined => optionsByPath().get(path);

export const optionPaths = (): readonly string[] => [...optionsByPath().keys()];

const optionsByPath = once(
  () => new Map(options().flatMap((option) => option.paths.map((path) => [path, option] as const))),
);

function webpackOptions(): readonly Option[] {
  const defaultsOf = readDefaults();
  const flagsOf = readFlags(webpack.cli.getArguments());
  return optionsOf(configurationSchema()).map((facts) => {
    const [path = ""] = facts.paths;
    const defaults = defaultsOf(path);
    return { ...facts, path, defaults, flags: flagsOf(path), since: since(`option ${path}`) };
  });
}

function devServerOptions(): readonly Option[] {
  const own = devServerSchema();
  const flagsOf = readFlags(webpack.cli.getArguments(own));
  return optionsOf(own, "devServer.").map((facts) => {
    const [path = ""] = facts.paths;
    const flags = flagsOf(path.replace("devServer.", ""));
    return { ...facts, path, flags, since: devServerSince(`option ${path}`) };
  });
}

const pluginOptions = (): readonly Option[] =>
  pluginSchemas().flatMap(([plugin, schema]) =>
    optionsOf(schema, `${plugin}.`).map((facts) => {
      const [path = ""] = facts.paths;
      return { ...facts, path, flags: [], since: since(`option ${path}`) };
    }),
  );

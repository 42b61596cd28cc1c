import { createRequire } from "node:module";
import { once } from "./once.ts";
import type { Schema } from "./option-type.ts";
import { readPlugins } from "./plugins.ts";

export const configurationSchema = once((): Schema =>
  require("webpack/schemas/WebpackOptions.json"),
);

/** The schemas of the plugins that have options, each with the last part of its plugin's name. */
export const pluginSchemas = (): readonly (readonly [plugin: string, schema: Schema])[] =>
  readPlugins().flatMap(({ name, schema: file, replacement }) => {
    if (file === undefined || replacement !== undefined) return [];
    const own = require(`webpack/schemas/plugins/${file}`);
    // Some refer to definitions of the configuration.
    const definitions = { ...configurationSchema().definitions, ...own.definitions };
    return [[name.replace(/^.*\./, ""), { ...own, definitions }] as const];
  });

const require = createRequire(import.meta.url);

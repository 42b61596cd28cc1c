import { createRequire } from "node:module";
import { once } from "./once.ts";
import type { Schema } from "./option-type.ts";
import { readPlugins } from "./plugins.ts";

export const configurationSchema = once((): Schema =>
  require("webpack/schemas/WebpackOptions.json"),
);

/** Each with the last part of its plugin's name. */
type PluginSchemas = readonly (readonly [plugin: string, schema: Schema])[];

/** The schemas of the plugins that have options. */
export const pluginSchemas = (): PluginSchemas =>
  pluginSchemasOf(configurationSchema(), (file) => require(`webpack/schemas/plugins/${file}`));

/**
 * The same for any release, of the plugins that the installed webpack has.
 *
 * @param configuration its `schemas/WebpackOptions.json`
 * @param schemaIn what it has in a file below `schemas/plugins` today: `dll/DllPlugin.json`
 */
export const pluginSchemasOf = (
  configuration: Schema,
  schemaIn: (file: string) => Schema | undefined,
): PluginSchemas =>
  pluginsWithOptions().flatMap(([plugin, file]) => {
    const own = schemaIn(file);
    if (own === undefined) return [];
    // Some refer to definitions of the configuration.
    const definitions = { ...configuration.definitions, ...own.definitions };
    return [[plugin, { ...own, definitions }] as const];
  });

const pluginsWithOptions = once(() =>
  readPlugins().flatMap(({ name, schema, replacement }) =>
    schema === undefined || replacement !== undefined
      ? []
      : [[name.replace(/^.*\./, ""), schema] as const],
  ),
);

const require = createRequire(import.meta.url);

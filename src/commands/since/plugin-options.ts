import path from "node:path";
import type { Schema } from "../../../loaders/reference/option-type.ts";
import { optionsOf, type OptionFacts } from "../../../loaders/reference/options.ts";
import { pluginSchemasOf } from "../../../loaders/reference/plugin-schemas.ts";

/**
 * Returns the options of plugins that a release of webpack accepts.
 *
 * @param configuration `schemas/WebpackOptions.json`
 * @param files path below `schemas/plugins` → what is in it
 */
export function pluginOptionsOf(
  configuration: Schema,
  files: ReadonlyMap<string, Schema>,
): readonly OptionFacts[] {
  // Files have moved between folders, or were definitions of the configuration before.
  const byName = new Map([
    ...Object.entries(configuration.definitions ?? {}),
    ...[...files].map(([file, schema]) => [nameOf(file), schema] as const),
  ]);
  const schemas = pluginSchemasOf(configuration, (file) => byName.get(nameOf(file)));
  return schemas.flatMap(([plugin, schema]) => optionsOf(schema, `${plugin}.`));
}

const nameOf = (file: string) => path.basename(file, ".json");

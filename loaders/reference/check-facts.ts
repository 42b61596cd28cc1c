import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "acorn";
import {
  shortName,
  type Facts,
  type OptionFacts,
} from "../../src/site/configuration-check/facts.ts";
import { newReading } from "../../src/site/configuration-check/reading/reading.ts";
import { run } from "../../src/site/configuration-check/reading/run.ts";
import { devServerSchema } from "./dev-server.ts";
import { optionUrl } from "./option-url.ts";
import { optionsOf, type OptionFacts as Option } from "./options.ts";
import { readPlugins } from "./plugins.ts";
import { deprecatedIn, history, since } from "./since.ts";

const require = createRequire(import.meta.url);

/** Returns what the check of configurations knows of the installed webpack. */
export function checkFacts(): Facts {
  const options = [
    ...optionsOf(require("webpack/schemas/WebpackOptions.json")),
    ...optionsOf(devServerSchema(), "devServer."),
    ...Object.entries(pluginSchemas()).flatMap(([name, own]) =>
      optionsOf(own, `${shortName(name)}.`),
    ),
  ];
  const facts = options.flatMap((option) =>
    option.paths.map((path) => [path, factsAt(path, option)] as const),
  );
  return { ...checkSchemas(), options: Object.fromEntries(facts), hints: hints() };
}

/** The same without what only messages need. */
export const checkSchemas = (): Facts => ({
  version: require("webpack/package.json").version,
  schema: require("webpack/schemas/WebpackOptions.json"),
  devServer: devServerSchema(),
  plugins: pluginSchemas(),
  ...{ options: {}, hints: {} },
});

/** Its entry is named after the first of its paths. */
function factsAt(path: string, { paths, isDeprecated, description }: Option): OptionFacts {
  const name = `option ${path}`;
  const added = since(name);
  return {
    url: optionUrl(paths[0] ?? path),
    ...(added !== history.versions[0] && { since: added }),
    ...(isDeprecated && { deprecated: { since: deprecatedIn(name), description } }),
  };
}

/** Plugin → schema of its options. */
function pluginSchemas() {
  const schemas = readPlugins().flatMap(({ name, schema: file, isDeprecated }) => {
    if (file === undefined || isDeprecated || !takesOptions(name)) return [];
    const schema = require(`webpack/schemas/plugins/${file}`);
    // A few refer to definitions in other files.
    return JSON.stringify(schema).includes(".json#") ? [] : [[name, schema] as const];
  });
  return Object.fromEntries(schemas);
}

/** Whether what its schema describes is what it's given: some make it from several arguments. */
function takesOptions(plugin: string): boolean {
  const code: unknown = plugin
    .split(".")
    .reduce((owner, name) => Reflect.get(owner, name), require("webpack"));
  return /\bconstructor\(options(?: = \{\})?\)/.test(String(code));
}

/** webpack keeps them in its code: what readers mean by names that aren't options. */
function hints(): Facts["hints"] {
  const text = readFileSync(require.resolve("webpack/lib/config/validateSchema.js"), "utf8");
  const tree = parse(text, { ecmaVersion: "latest", sourceType: "script" });
  const reading = newReading(text, new Map(), new Map());
  run(tree.body, reading);
  const found = reading.scope.get("DID_YOU_MEAN");
  if (found?.kind !== "object") throw new Error("webpack's validateSchema.js has no DID_YOU_MEAN.");
  const texts = [...found.properties].flatMap(([name, { value }]) =>
    value.kind === "primitive" ? [[name, String(value.value)] as const] : [],
  );
  return Object.fromEntries(texts);
}

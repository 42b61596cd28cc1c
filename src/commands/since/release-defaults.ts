import { createRequire } from "node:module";
import path from "node:path";
import { readCases, type Case } from "../../../loaders/reference/default-cases.ts";
import type { ReleaseDefaults } from "../../../loaders/reference/default-changes.ts";
import { optionsOf } from "../../../loaders/reference/options.ts";

/** Prints the defaults of the webpack in a folder, which is the argument, as JSON. */

const require = createRequire(import.meta.url);
const folder = path.resolve(process.argv[2] ?? "");
const casesOf = readCases(require(path.join(folder, "lib/index.js")).config);
const options = optionsOf(require(path.join(folder, "schemas/WebpackOptions.json")));
const defaults: ReleaseDefaults = Object.fromEntries(
  options.flatMap(({ paths: [option = ""], isGroup }) => {
    const cases = casesOf(option).map((one) => ({ ...one, value: shortened(one, isGroup) }));
    return cases.length === 0 || cases.some(isPlace) ? [] : [[option, cases]];
  }),
);
process.stdout.write(JSON.stringify(defaults));

/** The options in a group have defaults of their own, and a list of all rules is too long to be shown. */
function shortened({ value }: Case, isGroup: boolean): string | undefined {
  if (value?.startsWith("{")) return isGroup ? "{}" : "{ … }";
  return value?.startsWith("[") && value.length > 100 ? "[ … ]" : value;
}

/** Where packages lie is no default. */
function isPlace({ value = "" }: Case): boolean {
  return value.includes("node_modules") || value.includes(folder);
}

import { nearestName } from "../text/nearest-name.ts";
import type { Facts } from "./facts.ts";
import type { SchemaError } from "./schema/schema.ts";

/**
 * What the reader may have meant: webpack's own hint, or a name that looks like theirs.
 *
 * @param written the value that's wrong, if it's a text
 * @param isOption whether an option has the name there, next to other values
 */
export function suggestionFor(
  error: SchemaError,
  written: string | undefined,
  isOption: boolean,
  { hints, options }: Pick<Facts, "hints" | "options">,
): string | undefined {
  const { additionalProperty: name } = error.params;
  if (typeof name === "string") {
    if (isOption) return undefined;
    const near = nearestName(name, Object.keys(error.parentSchema.properties ?? {}));
    const same = elsewhere(name, Object.keys(options));
    // At the top, an option with this name in another place is likelier than one with another name.
    const isTop = !error.instancePath.includes("/");
    return hints[name] ?? (isTop ? (same ?? near) : (near ?? same));
  }
  const there = [error, ...(error.reasons ?? [])].filter(
    ({ instancePath }) => instancePath === error.instancePath,
  );
  return written ? nearestName(written, there.flatMap(valuesOf)) : undefined;
}

/** The texts that would be right. */
function valuesOf({ parentSchema }: SchemaError): readonly string[] {
  const { pattern } = parentSchema;
  if (pattern !== undefined)
    return sourceMaps().filter((value) => new RegExp(pattern, "u").test(value));
  return (parentSchema.enum ?? []).filter((value) => typeof value === "string");
}

/** webpack's schema has a pattern for `devtool` instead of a list. */
const sourceMaps = () =>
  ["", "inline-", "hidden-", "eval-"].flatMap((place) =>
    ["", "nosources-"].flatMap((sources) =>
      ["", "cheap-", "cheap-module-"].map((detail) => `${place}${sources}${detail}source-map`),
    ),
  );

/** The path of an option with this name in another place: in a rule, or else the shortest. */
function elsewhere(name: string, paths: readonly string[]): string | undefined {
  // Those of plugins, which have upper-case names, are in no place of a configuration.
  const ends = paths.filter((path) => /^[a-z]/.test(path) && path.endsWith(`.${name}`));
  const rule = ends.find((path) => path === `module.rules[].${name}`);
  return rule ?? ends.toSorted((one, other) => one.length - other.length)[0];
}

import type { Facts } from "./facts.ts";
import { step } from "./option-path.ts";
import type { Place, StaticValue, Unknown } from "./reading/static-value.ts";

/** What is found in a configuration. */
export interface Walk {
  /** Path of each option that's set, with the place of its name. */
  readonly options: readonly SetOption[];
  readonly unknown: readonly Unknown[];
}

export interface SetOption extends Place {
  readonly path: string;
}

const none: Walk = { options: [], unknown: [] };

/** Finds the options in a value, which is itself at an option's path; "" for a configuration. */
export function walk(
  value: StaticValue,
  path: string | undefined,
  options: Facts["options"],
): Walk {
  if (value.kind === "unknown") return { ...none, unknown: [value] };
  if (value.kind === "array")
    return together([
      ...value.items.map((item) => walk(item, step(path, "", true, options), options)),
      { ...none, unknown: value.rest },
    ]);
  if (value.kind !== "object") return none;
  const parts = [...value.properties].map(([name, { key, value: own }]) => {
    const inner = step(path, name, false, options);
    const isOption = inner !== undefined && inner in options && !isUndefined(own);
    const found = isOption ? [{ path: inner, start: key.start, end: key.end }] : [];
    return together([{ ...none, options: found }, walk(own, inner, options)]);
  });
  return together([...parts, { ...none, unknown: value.rest }]);
}

const isUndefined = (value: StaticValue) => value.kind === "primitive" && value.value === undefined;

const together = (walks: readonly Walk[]): Walk => ({
  options: walks.flatMap(({ options }) => options),
  unknown: walks.flatMap(({ unknown }) => unknown),
});

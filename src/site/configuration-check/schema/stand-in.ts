import type { StaticValue } from "../reading/static-value.ts";

/** A value for webpack's own check, with something likely where it can't be known. */
export function standIn(value: StaticValue): unknown {
  switch (value.kind) {
    case "primitive":
      return value.value;
    case "regexp":
      return /^/;
    case "function":
      return () => undefined;
    case "array":
      return value.items.map(standIn);
    case "object":
      return Object.fromEntries(
        [...value.properties].map(([name, { value: own }]) => [name, standIn(own)]),
      );
    case "unknown":
      if (value.type === "string") return value.isAbsolute === true ? "/x" : "x";
      if (value.type === "object") return { apply: () => undefined };
      return value.type === undefined ? undefined : value.type === "number" ? 1 : true;
  }
}

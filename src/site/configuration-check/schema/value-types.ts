import type { SchemaType } from "./schema.ts";
import type { StaticValue } from "../reading/static-value.ts";

type ValueType = SchemaType | "undefined" | "bigint" | "function";

const all: readonly ValueType[] = [
  ...(["array", "boolean", "null", "number", "object", "string"] as const),
  ...(["undefined", "bigint", "function"] as const),
];

/** The types that a value can have, as JSON schemas know them. */
export function typesOf(value: StaticValue): readonly ValueType[] {
  switch (value.kind) {
    case "primitive":
      return [textOf(value.value)];
    case "array":
    case "object":
    case "function":
      return [value.kind];
    case "regexp":
      return ["object"];
    case "unknown":
      if (value.instance !== undefined) return ["object"];
      if (value.type === "object") return ["array", "object", "function"];
      return value.type === undefined ? all : [value.type];
  }
}

/** The type of a primitive value. */
export function textOf(value: unknown): ValueType {
  if (value === null) return "null";
  return all.find((type) => type === typeof value) ?? "undefined";
}

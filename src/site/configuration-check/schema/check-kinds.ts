import { isAbsolute } from "../reading/operators.ts";
import type { Schema, Verdict } from "./schema.ts";
import type { ArrayValue, ObjectValue, StaticValue } from "../reading/static-value.ts";
import { fails, passes, together, unsure, type At, type Check } from "./verdicts.ts";

export function checkNumber(value: StaticValue, schema: Schema, at: At): Verdict {
  const { minimum, maximum } = schema;
  if (minimum === undefined && maximum === undefined) return passes;
  const number = value.kind === "primitive" ? value.value : undefined;
  if (typeof number !== "number") return openIf(value, "number");
  const limit = (keyword: "minimum" | "maximum", comparison: string) =>
    fails(keyword, { comparison, limit: schema[keyword] }, value, schema, at);
  return together([
    minimum !== undefined && number < minimum ? limit("minimum", ">=") : passes,
    maximum !== undefined && number > maximum ? limit("maximum", "<=") : passes,
  ]);
}

export function checkText(value: StaticValue, schema: Schema, at: At): Verdict {
  const { minLength = 0, pattern, absolutePath } = schema;
  if (minLength === 0 && pattern === undefined && absolutePath === undefined) return passes;
  const text = value.kind === "primitive" ? value.value : undefined;
  if (typeof text !== "string") {
    const isWrong = absolutePath === false && isAbsolute(value);
    return isWrong ? pathFails(undefined, value, schema, at) : openIf(value, "string");
  }
  const isPath = absolutePath === undefined || absolutePath === absolute.test(text);
  return together([
    text.length < minLength ? fails("minLength", { limit: minLength }, value, schema, at) : passes,
    pattern !== undefined && !new RegExp(pattern, "u").test(text)
      ? fails("pattern", { pattern }, value, schema, at)
      : passes,
    absolutePath === undefined || (isPath && !text.includes("!"))
      ? passes
      : pathFails(text, value, schema, at),
  ]);
}

// This expression and these messages are those of schema-utils, in keywords/absolutePath.js.
const absolute = /^(?:file:(?=\/))?(?:[A-Za-z]:(\\|\/)|\\\\|\/)/i;

function pathFails(text: string | undefined, value: StaticValue, schema: Schema, at: At): Verdict {
  const isWrongKind = text === undefined || absolute.test(text) !== schema.absolutePath;
  const provided =
    text === undefined ? "The provided value" : `The provided value ${JSON.stringify(text)}`;
  const message = !isWrongKind
    ? `${provided} contains exclamation mark (!) which is not allowed because it's reserved for loader syntax.`
    : schema.absolutePath === true
      ? `${provided} is not an absolute path!`
      : `A relative path is expected. However, ${provided.replace("The", "the")} is an absolute path!`;
  return fails("absolutePath", {}, value, schema, at, { message });
}

/** A value that can't be known may break a rule for its type. */
const openIf = (value: StaticValue, type: "string" | "number"): Verdict =>
  value.kind === "unknown" && (value.type ?? type) === type ? unsure : passes;

export function checkArray(value: StaticValue, schema: Schema, at: At, check: Check): Verdict {
  if (value.kind === "unknown" && (value.type ?? "object") === "object")
    return schema.items || schema.minItems || schema.uniqueItems ? unsure : passes;
  if (value.kind !== "array") return passes;
  const { minItems = 0, items } = schema;
  const isOpen = value.rest.length > 0;
  const isShort = value.items.length < minItems;
  return together([
    isOpen && (items !== undefined || isShort) ? unsure : passes,
    isShort && !isOpen ? fails("minItems", { limit: minItems }, value, schema, at) : passes,
    schema.uniqueItems === true ? unique(value, schema, at) : passes,
    ...(items === undefined ? [] : value.items).map((item, index) =>
      check(item, items ?? {}, inside(at, String(index), "items")),
    ),
  ]);
}

/** Where the same text is twice. */
function unique(array: ArrayValue, schema: Schema, at: At): Verdict {
  const data = array.items.map((item) => (item.kind === "primitive" ? item.value : item));
  // ajv looks from the end.
  const i = data.findLastIndex((one, index) => data.indexOf(one) < index);
  const place = array.items[i];
  if (place === undefined) return passes;
  return fails("uniqueItems", { i, j: data.indexOf(data[i]) }, place, schema, at, { data });
}

export function checkObject(value: StaticValue, schema: Schema, at: At, check: Check): Verdict {
  const { required, properties = {}, additionalProperties = true, minProperties } = schema;
  const open =
    required || schema.properties || minProperties || additionalProperties !== true
      ? unsure
      : passes;
  if (value.kind === "unknown" && (value.type ?? "object") === "object") return open;
  if (value.kind === "regexp") return required === undefined ? passes : unsure;
  if (value.kind !== "object") return passes;
  const others = [...value.properties].filter(([name]) => !Object.hasOwn(properties, name));
  return together([
    ...sizes(value, schema, at),
    ...others.map(([name, { key, value: own }]) => {
      if (additionalProperties === false)
        return fails("additionalProperties", { additionalProperty: name }, key, schema, at);
      return typeof additionalProperties === "object"
        ? check(own, additionalProperties, inside(at, name, "additionalProperties"))
        : passes;
    }),
    ...Object.entries(properties).map(([name, one]) => {
      const own = value.properties.get(name)?.value;
      const isMissing = own === undefined || (own.kind === "primitive" && own.value === undefined);
      return isMissing ? passes : check(own, one, inside(at, name, `properties/${name}`));
    }),
    value.rest.length > 0 ? open : passes,
  ]);
}

function sizes(value: ObjectValue, schema: Schema, at: At): readonly Verdict[] {
  const { required = [], minProperties = 0 } = schema;
  if (value.rest.length > 0) return [];
  const isThere = (name: string) => {
    const own = value.properties.get(name)?.value;
    return own !== undefined && !(own.kind === "primitive" && own.value === undefined);
  };
  const place = { start: value.start, end: value.start + 1 };
  return [
    value.properties.size < minProperties
      ? fails("minProperties", { limit: minProperties }, place, schema, at)
      : passes,
    ...required
      .filter((name) => !isThere(name))
      .map((name) => fails("required", { missingProperty: name }, place, schema, at)),
  ];
}

const inside = (at: At, name: string, schemaPath: string): At => ({
  ...at,
  instancePath: `${at.instancePath}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
  schemaPath: `${at.schemaPath}/${schemaPath}`,
});

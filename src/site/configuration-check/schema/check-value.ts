import { checkArray, checkNumber, checkObject, checkText } from "./check-kinds.ts";
import { anyOf, negation, oneOf } from "./choices.ts";
import { fails, passes, together, unsure, type At } from "./verdicts.ts";
import type { Schema, SchemaType, Verdict } from "./schema.ts";
import { textOf, typesOf } from "./value-types.ts";
import type { StaticValue } from "../reading/static-value.ts";

/**
 * Checks a value against a schema in ajv's order, but knows a third answer: what can't be known may
 * be right. ajv itself would compile the schema with `eval`, which the site's policy forbids, and the
 * check that webpack ships says only yes or no.
 *
 * @param prefix of instance paths: `[0]` for the first of several configurations
 */
export const checkValue = (value: StaticValue, root: Schema, prefix = ""): Verdict =>
  check(value, root, { root, instancePath: prefix, schemaPath: "#" });

function check(value: StaticValue, schema: Schema, at: At): Verdict {
  const types = typesIn(schema);
  const [first] = types;
  // ajv says so later if there are other rules for the type.
  const isLate = types.length === 1 && first !== undefined && hasRules(schema, first);
  const typeVerdict = types.length > 0 ? typeIs(value, types, schema, at) : passes;
  const late = (type: SchemaType) => (isLate && first === type ? [typeVerdict] : []);
  return together([
    isLate ? passes : typeVerdict,
    reference(value, schema, at),
    listedValue(value, schema, at),
    negation(value, schema, at, check),
    anyOf(value, schema, at, check),
    oneOf(value, schema, at, check),
    instance(value, schema, at),
    checkNumber(value, schema, at),
    ...late("number"),
    checkText(value, schema, at),
    ...late("string"),
    checkArray(value, schema, at, check),
    ...late("array"),
    checkObject(value, schema, at, check),
    ...late("object"),
  ]);
}

const typesIn = ({ type = [] }: Schema): readonly SchemaType[] =>
  typeof type === "string" ? [type] : type;

const rulesOf: Readonly<Partial<Record<SchemaType, readonly (keyof Schema)[]>>> = {
  number: ["minimum", "maximum"],
  string: ["minLength", "pattern", "absolutePath"],
  array: ["items", "minItems", "uniqueItems"],
  object: ["properties", "additionalProperties", "required", "minProperties"],
};

const hasRules = (schema: Schema, type: SchemaType) =>
  (rulesOf[type] ?? []).some((keyword) => schema[keyword] !== undefined);

function typeIs(value: StaticValue, types: readonly SchemaType[], schema: Schema, at: At): Verdict {
  const possible = typesOf(value);
  if (!possible.some((type) => types.some((one) => one === type)))
    return fails("type", { type: schema.type }, value, schema, at);
  return possible.every((type) => types.some((one) => one === type)) ? passes : unsure;
}

function reference(value: StaticValue, { $ref }: Schema, at: At): Verdict {
  if ($ref === undefined) return passes;
  const definition = at.root.definitions?.[$ref.replace("#/definitions/", "")];
  if (definition === undefined) throw new Error(`The schema refers to ${$ref}, which it lacks.`);
  // ajv makes functions of definitions that refer to others, in which paths start anew.
  return check(value, definition, { ...at, schemaPath: hasReference(definition) ? "#" : $ref });
}

const known = new WeakMap<object, boolean>();

function hasReference(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const has = known.get(schema) ?? ("$ref" in schema || Object.values(schema).some(hasReference));
  known.set(schema, has);
  return has;
}

function listedValue(value: StaticValue, schema: Schema, at: At): Verdict {
  if (schema.enum === undefined) return passes;
  const known = value.kind === "primitive" ? value.value : undefined;
  const isNull = schema.undefinedAsNull === true && known === undefined;
  if (value.kind === "primitive" && schema.enum.includes(isNull ? null : known)) return passes;
  const possible = typesOf(value);
  const isPossible = schema.enum.some((one) => possible.some((type) => type === textOf(one)));
  return value.kind === "unknown" && isPossible
    ? unsure
    : fails("enum", { allowedValues: schema.enum }, value, schema, at);
}

const classes: Readonly<Record<string, StaticValue["kind"] | undefined>> = {
  RegExp: "regexp",
  Function: "function",
};

function instance(value: StaticValue, schema: Schema, at: At): Verdict {
  if (schema.instanceof === undefined) return passes;
  if (value.kind === classes[schema.instanceof]) return passes;
  const isPossible = value.kind === "unknown" && (value.type ?? "object") === "object";
  return isPossible ? unsure : fails("instanceof", {}, value, schema, at);
}

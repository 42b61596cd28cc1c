import type { Schema, SchemaError, Verdict } from "./schema.ts";
import type { StaticValue } from "../reading/static-value.ts";
import { fails, is, passes, together, unsure, type At, type Check } from "./verdicts.ts";

export function negation(value: StaticValue, schema: Schema, at: At, check: Check): Verdict {
  if (schema.not === undefined) return passes;
  const verdict = check(value, schema.not, at);
  if (is(verdict, "right")) return fails("not", {}, value, schema, at);
  return is(verdict, "open") ? unsure : passes;
}

export function anyOf(value: StaticValue, schema: Schema, at: At, check: Check): Verdict {
  if (schema.anyOf === undefined) return passes;
  const verdicts = branches("anyOf", schema.anyOf, value, at, check);
  if (verdicts.every((one) => is(one, "wrong")))
    return noneFits("anyOf", verdicts, value, schema, at);
  return verdicts.some((one) => is(one, "right")) ? passes : unsure;
}

/** Exactly one has to be right. */
export function oneOf(value: StaticValue, schema: Schema, at: At, check: Check): Verdict {
  if (schema.oneOf === undefined) return passes;
  const verdicts = branches("oneOf", schema.oneOf, value, at, check);
  const right = verdicts.filter((one) => is(one, "right")).length;
  const open = verdicts.filter((one) => is(one, "open")).length;
  if (right > 1 || right + open === 0) return noneFits("oneOf", verdicts, value, schema, at);
  return open > 0 ? unsure : passes;
}

type Keyword = "anyOf" | "oneOf";

const branches = (
  keyword: Keyword,
  schemas: readonly Schema[],
  value: StaticValue,
  at: At,
  check: Check,
) =>
  schemas.map((schema, index) =>
    check(value, schema, { ...at, schemaPath: `${at.schemaPath}/${keyword}/${index}` }),
  );

function noneFits(
  keyword: Keyword,
  verdicts: readonly Verdict[],
  value: StaticValue,
  schema: Schema,
  at: At,
): Verdict {
  const { errors: reasons } = together(verdicts);
  const failed = fails(keyword, {}, value, schema, at, { reasons });
  const meant = verdicts
    .map(({ causes }) => causes)
    .filter((causes) => causes.length > 0 && !causes.some((cause) => isOtherKind(cause, at)))
    .toSorted((one, other) => weight(one) - weight(other))[0];
  return { ...failed, errors: [...reasons, ...failed.errors], causes: meant ?? failed.causes };
}

/** Whether a value isn't at all what a choice is about. */
const isOtherKind = ({ keyword, instancePath }: SchemaError, at: At) =>
  instancePath === at.instancePath &&
  ["type", "enum", "instanceof", "not", ...choice].includes(keyword);

const choice: readonly string[] = ["anyOf", "oneOf"];

/** How unlikely it is that this was meant: `type: "memory"` says that a cache isn't on disk. */
const weight = (causes: readonly SchemaError[]) =>
  causes.reduce((sum, { keyword }) => sum + (keyword === "enum" ? 2 : 1), 0);

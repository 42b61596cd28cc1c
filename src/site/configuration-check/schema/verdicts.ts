import type { Schema, SchemaError, Verdict } from "./schema.ts";
import type { Place, StaticValue } from "../reading/static-value.ts";

/** Where a value and a schema are. */
export interface At {
  /** The schema that references start from. */
  readonly root: Schema;
  readonly instancePath: string;
  readonly schemaPath: string;
}

export type Check = (value: StaticValue, schema: Schema, at: At) => Verdict;

export const passes: Verdict = { errors: [], causes: [], isSure: true };
export const unsure: Verdict = { errors: [], causes: [], isSure: false };

export const together = (verdicts: readonly Verdict[]): Verdict => ({
  errors: verdicts.flatMap(({ errors }) => errors),
  causes: verdicts.flatMap(({ causes }) => causes),
  isSure: verdicts.every(({ isSure }) => isSure),
});

export const is = ({ errors, isSure }: Verdict, answer: "right" | "wrong" | "open"): boolean =>
  answer === (errors.length > 0 ? "wrong" : isSure ? "right" : "open");

/** @param more what is different from the value's own: ajv's message, or the reasons */
export function fails(
  keyword: keyof Schema,
  params: SchemaError["params"],
  value: Place,
  schema: Schema,
  { instancePath, schemaPath }: At,
  more: Partial<Pick<SchemaError, "message" | "data" | "reasons">> = {},
): Verdict {
  const { start, end } = value;
  const error: SchemaError = {
    keyword,
    instancePath,
    schemaPath: `${schemaPath}/${keyword}`,
    params,
    schema: schema[keyword],
    parentSchema: schema,
    place: { start, end },
    ...more,
  };
  return { errors: [error], causes: [error], isSure: true };
}

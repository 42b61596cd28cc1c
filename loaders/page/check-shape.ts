import * as v from "valibot";
import { shortened } from "../../src/site/schemas.ts";
import type { PageProblem } from "../../src/types.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { StructuredText } from "./structured-text.ts";
import { quotationAdvice } from "./yaml-problems.ts";

/**
 * An object with only these fields. Their schemas' messages complete "expected …".
 *
 * @param where ends the message about an unknown field
 */
export function fields<Entries extends v.ObjectEntries>(
  entries: Entries,
  where = `Expected ${either.format(Object.keys(entries))}.`,
) {
  const message = `the fields ${all.format(Object.keys(entries))}`;
  return v.pipe(
    object(message),
    v.looseObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const input: object = Object(dataset.value);
      for (const [key, value] of Object.entries(input)) {
        if (Object.hasOwn(entries, key)) continue;
        const near = didYouMean(key, Object.keys(entries));
        addIssue({
          message: `unknown field "${shortened(key)}".${near} ${where}`,
          path: [{ type: "object", origin: "key", input: { ...input }, key, value }],
        });
      }
    }),
  );
}

const all = new Intl.ListFormat("en", { type: "conjunction" });

const either = new Intl.ListFormat("en", { type: "disjunction" });

/** Not an array. */
export const object = (expected: string) =>
  v.custom<Record<string, unknown>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    expected,
  );

/** With at least one visible character. */
export const text = (expected = "a text") =>
  v.pipe(
    v.string(expected),
    v.check((value) => value.trim() !== "", expected),
  );

export interface FieldProblem extends PageProblem {
  /** Name of an unknown field, if that is the only problem. */
  readonly unknownField?: string;
}

export interface Checked<Value> extends Pick<StructuredText, "lineOf"> {
  /** Without invalid fields and list entries; missing if the rest isn't valid either. */
  readonly value: Value | undefined;
  /** The original value, with its mistakes. */
  readonly written: unknown;
  readonly problems: readonly FieldProblem[];
}

/** Validates a file from writers or commands: `checked(readJson(text), schema)`. */
export function checked<Value>(
  read: StructuredText,
  schema: v.GenericSchema<unknown, Value>,
): Checked<Value> {
  const { value: written, lineOf, problems } = read;
  if (problems.length > 0) return { value: undefined, written, problems, lineOf };
  const result = v.safeParse(schema, written);
  if (result.success) return { value: result.output, written, problems, lineOf };
  const rest = v.safeParse(schema, without(written, result.issues));
  return {
    written,
    lineOf,
    value: rest.success ? rest.output : undefined,
    problems: result.issues
      .filter((issue) => !isMisspelt(issue, result.issues))
      .map((issue) => problemOf(issue, read))
      .toSorted((a, b) => a.line - b.line),
  };
}

type Issue = v.BaseIssue<unknown>;
type Keys = readonly unknown[];

const keysOf = ({ path }: Issue): Keys => path?.map(({ key }) => key) ?? [];

/** Removes invalid fields, but only the invalid entries of a list. */
function without(value: unknown, issues: readonly Issue[]): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const wrong = issues.map(keysOf);
  const kept = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const own = wrong.filter(([key]) => key === name);
    if (own.length === 0) return [[name, part]];
    if (!Array.isArray(part) || own.some(({ length }) => length === 1)) return [];
    return [[name, part.filter((_entry, at) => !own.some(([, entry]) => entry === at))]];
  });
  return Object.fromEntries(kept);
}

const isMissing = ({ type, path, received }: Issue) =>
  type !== "raw_check" && path?.at(-1)?.origin === "key" && received === "undefined";

/** Whether a missing field is reported as a misspelled one. */
const isMisspelt = (issue: Issue, all: readonly Issue[]) =>
  isMissing(issue) &&
  all.some(
    (other) =>
      keysOf(other).slice(0, -1).join() === keysOf(issue).slice(0, -1).join() &&
      other.message.includes(`mean "${String(keysOf(issue).at(-1))}"`),
  );

function problemOf(issue: Issue, read: StructuredText): FieldProblem {
  const keys = keysOf(issue);
  const line = read.lineOf(keys);
  if (issue.type === "raw_check") {
    return { line, message: issue.message, unknownField: String(keys.at(-1)) };
  }
  if (isMissing(issue)) return { line, message: `${nameOf(keys)} is missing.` };
  const advice =
    issue.expected === "string" && typeof keys.at(-1) === "string"
      ? quotationAdvice(read.textOf(line))
      : "";
  const said = `${nameOf(keys)} is ${quoted(issue.input)}`;
  // Schemas for synced data use valibot's own messages.
  const expected = issue.message.startsWith("Invalid ") ? issue.expected : issue.message;
  const message = expected === null ? `${said}.` : `${said}, expected ${expected}.${advice}`;
  return { line, message };
}

/** `"url" of entry 2 of "related"`. */
const nameOf = (keys: Keys) =>
  keys.length === 0
    ? "the file"
    : keys
        .map((key) =>
          typeof key === "number" ? `entry ${key + 1}` : `"${shortened(String(key))}"`,
        )
        .toReversed()
        .join(" of ");

/** Shortens long values. */
function quoted(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  const json = typeof value === "number" ? String(value) : JSON.stringify(value);
  return json.length > 100 ? `${json.slice(0, 100)}…` : json;
}

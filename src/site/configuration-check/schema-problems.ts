import { checkValue } from "./schema/check-value.ts";
import type { Facts } from "./facts.ts";
import { optionAt, step } from "./option-path.ts";
import type { Problem } from "./problem.ts";
import type { Schema, SchemaError } from "./schema/schema.ts";
import type { StaticValue } from "./reading/static-value.ts";
import { suggestionFor } from "./suggestion.ts";
import { messageOf } from "./schema/validation-error.ts";

/** What is checked against which schema. */
export interface Subject {
  readonly value: StaticValue;
  readonly schema: Schema;
  /** What messages call it: `configuration`. */
  readonly name: string;
  /** The option that it's the value of, or the plugin; "" for a configuration. */
  readonly path: string;
  /** Of several configurations. */
  readonly index?: number;
}

/**
 * What webpack would say of values. Something that is wrong in several readings is one problem:
 * writing a message takes longer than finding it.
 */
export function schemaProblems(
  subjects: readonly Subject[],
  text: string,
  facts: Facts,
): readonly Problem[] {
  const found = subjects.flatMap((subject) => {
    const { value, schema, index } = subject;
    const { causes } = checkValue(value, schema, index === undefined ? "" : `[${index}]`);
    return causes.map((cause) => [keyOf(cause), { cause, subject }] as const);
  });
  return [...new Map(found).values()].map((one) => problemOf(one.cause, one.subject, text, facts));
}

const keyOf = ({ keyword, instancePath, schemaPath, place }: SchemaError) =>
  [keyword, instancePath, schemaPath, place.start, place.end].join(" ");

function problemOf(
  cause: SchemaError,
  { schema, name, path }: Subject,
  text: string,
  facts: Facts,
): Problem {
  const { start, end } = cause.place;
  const details = messageOf(cause, schema, name);
  const written = textIn(text.slice(start, end));
  const own = optionsAt(cause, path, facts);
  const suggestion = suggestionFor(cause, written, own.named !== undefined, facts);
  const option = optionOf(own, suggestion, cause, facts);
  return { kind: "invalid", start, end, message: headline(details), details, suggestion, option };
}

/** The innermost option of an error, and the one that it names, which is an error there. */
function optionsAt({ instancePath, params }: SchemaError, outer: string, { options }: Facts) {
  const { inner, option } = optionAt(instancePath, outer, options);
  const name = String(params.additionalProperty ?? "");
  const named = step(inner, name, false, options) ?? "";
  return { inner, option, named: named in options ? named : undefined };
}

/** The option that's wrong, or that was meant. */
function optionOf(
  { inner, option, named }: ReturnType<typeof optionsAt>,
  suggestion: string | undefined,
  { params }: SchemaError,
  { options }: Facts,
): Problem["option"] {
  const meant = params.additionalProperty === undefined ? undefined : suggestion;
  const inside = meant === undefined ? "" : (step(inner, meant, false, options) ?? "");
  const path = [named, inside, meant, option].find((one) => one && one in options);
  const facts = options[path ?? ""];
  return path === undefined || facts === undefined
    ? undefined
    : { path, url: facts.url, since: facts.since };
}

/** The first line, with what follows its colon if that's short. */
function headline(message: string): string {
  const [first = "", second = ""] = message.split("\n");
  const line = first.replace(/ These properties are valid:$/, "");
  if (!line.endsWith(":")) return line;
  return second.length <= longest ? `${line} ${second}` : `${line} ${second.slice(0, longest)}…`;
}

const longest = 110;

/** A text without its quotes. */
const textIn = (source: string) => /^(["'`])(.*)\1$/.exec(source)?.[2];

import type { Schema } from "../../../src/site/configuration-check/schema/schema.ts";
import type { Random } from "../../malformed/random.ts";

export interface Draw {
  /** The schema that references start from. */
  readonly root: Schema;
  readonly random: Random;
  /** Whether about every sixth part is `hidden(…)`, which nobody can know without running it. */
  readonly hides: boolean;
}

/**
 * The source of a value that a schema allows, more or less: about every twentieth part of it is
 * something else.
 */
export function randomValue(draw: Draw, schema = draw.root, depth = 0): string {
  const source = randomSource(draw, schema, depth);
  return draw.hides && depth > 0 && draw.random.below(6) === 0 ? `hidden(${source})` : source;
}

function randomSource(draw: Draw, schema: Schema, depth: number): string {
  const { root, random } = draw;
  const inner = (one: Schema) => randomValue(draw, one, depth + 1);
  if (random.below(20) === 0 || depth > 14) return random.pick(junk);
  const { $ref, instanceof: name, enum: values } = schema;
  if ($ref !== undefined) return inner(root.definitions?.[$ref.replace(/^.*\//, "")] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return inner(choices[random.below(choices.length)] ?? {});
  if (name !== undefined) return name === "RegExp" ? "/x/" : "() => {}";
  if (values !== undefined) return JSON.stringify(values[random.below(values.length)] ?? null);
  if (schema.type === "array") {
    const items = Array.from({ length: random.below(3) }, () => inner(schema.items ?? {}));
    return `[${items.join(", ")}]`;
  }
  if (schema.type === "object") return randomObject(schema, random, inner);
  if (schema.type === "string") return schema.absolutePath === true ? '"/x"' : '"x"';
  return schema.type === "number" ? "7" : random.pick(["true", "false"]);
}

const junk = [
  "5",
  '"junk"',
  '"/junk"',
  '"a!b"',
  '""',
  "null",
  "{ junk: 1 }",
  "[]",
  "() => {}",
] as const satisfies [string, ...string[]];

function randomObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  random: Random,
  inner: (schema: Schema) => string,
): string {
  const names = Object.keys(properties);
  const picked = Array.from({ length: random.below(4) }, () => names[random.below(names.length)]);
  const all = [...new Set([...picked.filter((name) => name !== undefined), ...required])];
  const own = all.map((name) => `${JSON.stringify(name)}: ${inner(properties[name] ?? {})}`);
  const other = typeof additionalProperties === "object" ? inner(additionalProperties) : undefined;
  const junkName = random.below(20) === 0 ? ["jonk: 1"] : [];
  return `{ ${[...own, ...(other === undefined ? [] : [`named: ${other}`]), ...junkName].join(", ")} }`;
}

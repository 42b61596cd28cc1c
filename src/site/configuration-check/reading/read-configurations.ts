import type { Expression, Program } from "acorn";
import { changesInFunctions } from "./changes.ts";
import { evaluate } from "./evaluate.ts";
import { exported } from "./exports.ts";
import { newReading, type Assumptions, type Reading } from "./reading.ts";
import { run } from "./run.ts";
import type { ObjectValue, StaticValue, Unknown } from "./static-value.ts";

export interface Configuration {
  readonly value: ObjectValue;
  /** Of several. */
  readonly index?: number;
}

export interface Configurations {
  readonly found: readonly Configuration[];
  /** Whole configurations that can't be known. */
  readonly unknown: readonly Unknown[];
  /** Exported values that are no configuration, such as a number. */
  readonly others: readonly StaticValue[];
}

/** Each condition that can't be known takes two readings. */
const mostReadings = 61;

/**
 * Reads what a file exports: once without assumptions, and twice for each condition that can't be
 * known. What is found in one of them is right whenever its condition holds.
 */
export function readConfigurations(
  text: string,
  tree: Program | Expression,
): readonly Configurations[] {
  const changes = changesInFunctions(tree);
  const known = new Set<string>();
  const waiting: Assumptions[] = [new Map()];
  const readings: Configurations[] = [];
  while (waiting.length > 0 && readings.length < mostReadings) {
    const assumed = waiting.shift() ?? new Map();
    const reading = newReading(text, changes, assumed);
    readings.push(configurationsIn(exportOf(tree, reading)));
    for (const condition of reading.open) {
      if (known.has(condition)) continue;
      known.add(condition);
      for (const truth of [true, false]) waiting.push(new Map([...assumed, [condition, truth]]));
    }
  }
  return readings;
}

function exportOf(tree: Program | Expression, reading: Reading): StaticValue | undefined {
  if (tree.type !== "Program") return evaluate(tree, reading);
  run(tree.body, reading);
  const value = exported(reading);
  if (value !== undefined) return value;
  // Only the object, without what exports it.
  const [only, ...others] = tree.body;
  return only?.type === "ExpressionStatement" && others.length === 0
    ? objectIn(evaluate(only.expression, reading))
    : undefined;
}

const objectIn = (value: StaticValue) =>
  value.kind === "object" || value.kind === "array" ? value : undefined;

const none: Configurations = { found: [], unknown: [], others: [] };

function configurationsIn(value: StaticValue | undefined, index?: number): Configurations {
  if (value === undefined) return none;
  if (value.kind === "object") return { ...none, found: [{ value, index }] };
  if (value.kind === "unknown") return { ...none, unknown: [value] };
  if (value.kind === "array") {
    const all = value.items.map((item, at) => configurationsIn(item, at));
    return together([...all, { ...none, unknown: value.rest }]);
  }
  if (value.kind === "function" && value.call)
    return together(value.call(parameters(value), []).map((one) => configurationsIn(one, index)));
  return { ...none, others: [value] };
}

/** `env`, `argv`, and more than any function takes. */
const parameters = ({ start, end }: StaticValue): readonly Unknown[] =>
  Array.from({ length: 9 }, () => ({ kind: "unknown", start, end }));

const together = (all: readonly Configurations[]): Configurations => ({
  found: all.flatMap(({ found }) => found),
  unknown: all.flatMap((one) => one.unknown),
  others: all.flatMap(({ others }) => others),
});

import type { AnyNode } from "acorn";
import type { LaterChange } from "./changes.ts";
import { Scope } from "./scope.ts";

/** The truth of conditions that can't be known: their text → what is assumed. */
export type Assumptions = ReadonlyMap<string, boolean>;

/** One reading of a configuration, under some assumptions. */
export interface Reading {
  readonly text: string;
  readonly assumed: Assumptions;
  /** Conditions whose truth decides something, and isn't assumed. */
  readonly open: Set<string>;
  /** Functions that are being read, the last is the innermost. */
  readonly running: readonly AnyNode[];
  /** Variable → changes in functions. */
  readonly changes: ReadonlyMap<string, readonly LaterChange[]>;
  readonly scope: Scope;
  readonly exports: Exports;
}

/** What the file exports, last of all: it's read when everything else has been. */
export interface Exports {
  current?: AnyNode;
  readonly later: { readonly keys: readonly string[]; readonly value: AnyNode }[];
}

/** @param changes those in the functions of the code */
export const newReading = (
  text: string,
  changes: Reading["changes"],
  assumed: Assumptions,
): Reading => ({
  text,
  assumed,
  open: new Set(),
  running: [],
  changes,
  scope: new Scope(),
  exports: { later: [] },
});

/** In a block of its own. */
export const inside = (reading: Reading): Reading => ({
  ...reading,
  scope: new Scope(reading.scope),
});

/** What is assumed of a condition, which is noted otherwise. */
export function assumption(node: AnyNode, { text, assumed, open }: Reading): boolean | undefined {
  const condition = text.slice(node.start, node.end);
  const known = assumed.get(condition);
  if (known === undefined) open.add(condition);
  return known;
}

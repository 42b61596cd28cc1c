import type { AnyNode } from "acorn";
import { changesIn, type Change } from "./changes.ts";
import type { Reading } from "./reading.ts";
import { unknown, type Place, type StaticValue } from "./static-value.ts";

/** Forgets what code may change that isn't followed. */
export function forget(
  node: AnyNode,
  { scope }: Reading,
  changes: readonly Change[] = changesIn(node),
): void {
  for (const change of changes) {
    const value = scope.get(change.name);
    if (value !== undefined) scope.assign(change.name, forgotten(value, change, node));
  }
}

/** A value that may have been changed. */
export function forgotten(value: StaticValue, { key }: Change, place: Place): StaticValue {
  const something = unknown(place, { isFollowing: true });
  if (key === undefined || value.kind !== "object") return something;
  const own = value.properties.get(key);
  if (own === undefined) return { ...value, rest: [...value.rest, something] };
  const properties = new Map([...value.properties, [key, { ...own, value: something }]]);
  return { ...value, properties };
}

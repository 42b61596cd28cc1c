import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the most similar name, if one is similar: at most two edits, half of a short name, a third
 * of a long one, or the same letters in another order.
 */
export function nearestName(wrong: string, right: readonly string[]): string | undefined {
  const allowed = Math.max(Math.min(2, Math.floor(wrong.length / 2)), Math.floor(wrong.length / 3));
  const swapped = right.find(
    (name) => name.length === wrong.length && letters(name) === letters(wrong),
  );
  if (swapped !== undefined) return swapped;
  // Each extra character takes one edit.
  const near = right.filter((name) => Math.abs(name.length - wrong.length) <= allowed);
  if (near.length === 0) return undefined;
  const nearest = closest(wrong, near);
  return distance(wrong, nearest) <= allowed ? nearest : undefined;
}

const letters = (name: string) => [...name].toSorted().join("");

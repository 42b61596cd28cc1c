import { closest, distance } from "fastest-levenshtein";

/**
 * Suggests the most similar name, or returns an empty string. Similar means at most two edits, half
 * of a short name, a third of a long one, or the same letters in another order.
 */
export function didYouMean(wrong: string, right: readonly string[]): string {
  const allowed = Math.max(Math.min(2, Math.floor(wrong.length / 2)), Math.floor(wrong.length / 3));
  const swapped = right.find(
    (name) => name.length === wrong.length && letters(name) === letters(wrong),
  );
  if (swapped !== undefined) return ` Did you mean "${swapped}"?`;
  // Each extra character takes one edit.
  const near = right.filter((name) => Math.abs(name.length - wrong.length) <= allowed);
  if (near.length === 0) return "";
  const nearest = closest(wrong, near);
  return distance(wrong, nearest) <= allowed ? ` Did you mean "${nearest}"?` : "";
}

const letters = (name: string) => [...name].toSorted().join("");

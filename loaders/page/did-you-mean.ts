import { closest, distance } from "fastest-levenshtein";

/**
 * The end of an error message that offers the nearest right name.
 *
 * @param wrong what was written
 * @param right the names that exist
 * @returns ` Did you mean "…"?`, or an empty string where no name is near: at most two edits, but
 *   half of a very short name and a third of a long one, or letters in another order
 */
export function didYouMean(wrong: string, right: readonly string[]): string {
  const allowed = Math.max(Math.min(2, Math.floor(wrong.length / 2)), Math.floor(wrong.length / 3));
  const swapped = right.find(
    (name) => name.length === wrong.length && letters(name) === letters(wrong),
  );
  if (swapped !== undefined) return ` Did you mean "${swapped}"?`;
  // Each character that one has more costs an edit.
  const near = right.filter((name) => Math.abs(name.length - wrong.length) <= allowed);
  if (near.length === 0) return "";
  const nearest = closest(wrong, near);
  return distance(wrong, nearest) <= allowed ? ` Did you mean "${nearest}"?` : "";
}

const letters = (name: string) => [...name].toSorted().join("");

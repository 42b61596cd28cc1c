import { nearestName } from "../../src/site/text/nearest-name.ts";

/** Suggests the most similar name, or returns an empty string. */
export function didYouMean(wrong: string, right: readonly string[]): string {
  const name = nearestName(wrong, right);
  return name === undefined ? "" : ` Did you mean "${name}"?`;
}

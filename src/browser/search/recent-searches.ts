import { parseRecent } from "../../site/search/recent-searches.ts";

const storageKey = "recent-searches";

/** What this reader has searched for before, the latest first; nothing without storage. */
export function recentSearches(): readonly string[] {
  try {
    return parseRecent(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

/** Keeps them for the next visit. */
export function keepRecent(searches: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Storage is full or forbidden: they are forgotten.
  }
}

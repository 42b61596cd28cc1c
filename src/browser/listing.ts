import type { Listing } from "../site/sponsor-ranks.ts";

/** How likely a visit starts with who gives each month, who would else stand behind old totals. */
const monthlyShare = 1 / 3;

let chosen: Listing | undefined;

const listeners = new Set<() => void>();

/** How this visit lists sponsors: by chance at first, then as the reader has chosen. */
export const currentListing = (): Listing =>
  (chosen ??= Math.random() < monthlyShare ? "monthly" : "total");

export function chooseListing(listing: Listing): void {
  chosen = listing;
  for (const changed of listeners) changed();
}

/** @returns what ends the calls */
export function followListing(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

import { decoded } from "../site/url.ts";

/** Scroll positions of the entries of the session's history. */

const storageKey = "scroll-positions";

/** As many entries as a reader goes back; the oldest are forgotten. */
const limit = 100;

type Positions = Readonly<Record<string, number>>;

/** Takes over from the browser, which would scroll before the page's text has arrived. */
export function ownScrolling(): void {
  history.scrollRestoration = "manual";
}

/**
 * Remembers where the reader is, again and again.
 *
 * @param key of the history entry
 * @returns what ends that
 */
export function keepPosition(key: string): () => void {
  const save = () => savePosition(key);
  const stop = new AbortController();
  for (const type of ["scrollend", "pagehide"]) {
    addEventListener(type, save, { signal: stop.signal });
  }
  return () => stop.abort();
}

function savePosition(key: string): void {
  const others = Object.entries(positions()).filter(([name]) => name !== key);
  const kept = Object.fromEntries([...others.slice(1 - limit), [key, scrollY]]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage a reload starts at the top.
  }
}

/** Goes back to where the reader was; false where that is not known. */
export function restorePosition(key: string): boolean {
  const top = positions()[key];
  if (top === undefined) return false;
  scrollTo({ top, behavior: "instant" });
  return true;
}

/**
 * Goes to the element that a hash names, below the sticky header (`scroll-padding` in CSS).
 *
 * @param hash with its `#`
 * @returns whether there is one
 */
export function scrollToHash(hash: string): boolean {
  const target = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
  target?.scrollIntoView({ behavior: "instant" });
  return target !== null;
}

export const scrollToTop = (): void => scrollTo({ top: 0, behavior: "instant" });

function positions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    return isPositions(stored) ? stored : {};
  } catch {
    return {};
  }
}

const isPositions = (value: unknown): value is Positions =>
  typeof value === "object" && value !== null && Object.values(value).every(Number.isFinite);

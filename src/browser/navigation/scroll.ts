import { setLateLayout } from "../article/late-layout.ts";
import { decoded } from "../../site/navigation/url.ts";
import { storedJson } from "../preferences/stored-choice.ts";

const limit = 100;

/**
 * In pixels from the top of a heading, or of the document. What is above the headings of long articles
 * may have an estimated height: see `late-layout.ts`.
 */
interface Position {
  readonly top: number;
  readonly heading?: string;
}

/** By key of the history entry. */
type Positions = Readonly<Record<string, Position>>;

const positions = storedJson<Positions>(
  "scroll-positions",
  (stored) => (isPositions(stored) ? stored : {}),
  "sessionStorage",
);

/** Browsers restore too early within the site, but best after a reload. */
export function ownScrolling(): () => void {
  const take = () => (history.scrollRestoration = "manual");
  const give = () => (history.scrollRestoration = "auto");
  const stop = new AbortController();
  addEventListener("pageshow", take, { signal: stop.signal });
  addEventListener("pagehide", give, { signal: stop.signal });
  take();
  return () => {
    stop.abort();
    give();
  };
}

/**
 * Gives a key to entries that the router did not create, such as typed hashes: it calls all of them
 * "default". Call this before the router starts.
 */
export function nameEntries(): void {
  const name = () => {
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && "key" in state) return;
    history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, "");
  };
  name();
  addEventListener("popstate", name);
}

export function keepPosition(key: string): () => void {
  let position = currentPosition();
  const save = () => savePosition(key, position);
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  addEventListener("scroll", () => (position = currentPosition()), options);
  addEventListener("pagehide", save, options);
  return () => {
    stop.abort();
    save();
  };
}

/** Measures few parts of an article, because this runs whenever the page is scrolled. */
function currentPosition(): Position {
  const parts = document.getElementsByClassName("part");
  const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
  let above = 0;
  let end = parts.length;
  while (above < end) {
    const middle = Math.floor((above + end) / 2);
    if (topOf(parts[middle]) <= 0) above = middle + 1;
    else end = middle;
  }
  const heading = parts[above - 1]?.firstElementChild;
  return heading?.id ? { top: -topOf(heading), heading: heading.id } : { top: scrollY };
}

function savePosition(key: string, position: Position): void {
  const others = Object.entries(positions.get()).filter(([name]) => name !== key);
  positions.set(Object.fromEntries([...others.slice(1 - limit), [key, position]]));
}

/** Returns whether a position is known that the page still has. */
export function restorePosition(key: string): boolean {
  const { top, heading } = positions.get()[key] ?? {};
  if (top === undefined) return false;
  const from = heading === undefined ? document.documentElement : document.getElementById(heading);
  if (from === null) return false;
  scrollTo({ top: scrollY + from.getBoundingClientRect().top + top, behavior: "instant" });
  return true;
}

/** Returns whether there is such an element. */
export function scrollToHash(hash: string): boolean {
  const target = elementOf(hash);
  if (target === null) return false;
  setLateLayout(false);
  reveal(target);
  target.scrollIntoView({ behavior: "instant" });
  return true;
}

/** https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm */
function reveal(element: HTMLElement): void {
  const details = element.parentElement?.closest("details");
  if (!details) return;
  const [summary] = details.getElementsByTagName("summary");
  if (summary?.contains(element) !== true) details.open = true;
  reveal(details);
}

export const scrollToTop = (): void => scrollTo({ top: 0, behavior: "instant" });

export const isScrolled = (): boolean => scrollY > 0;

/** `hash` includes the `#`, or is empty. */
export function elementOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
}

function isPositions(value: unknown): value is Positions {
  const isPosition = (one: unknown) => typeof one === "object" && one !== null && "top" in one;
  return typeof value === "object" && value !== null && Object.values(value).every(isPosition);
}

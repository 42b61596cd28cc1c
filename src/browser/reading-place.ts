import { storedJson } from "./stored-choice.ts";

/**
 * Where the reader is in the text, for a reload: browsers remember a distance from the top, which
 * is another place as long as images above it have not arrived.
 */

interface Place {
  /** Of the history entry. */
  readonly key: string;
  /** Of the last element with an id above the middle of the upper half of the window. */
  readonly id: string;
  /** Its distance from the window's upper edge, in pixels. */
  readonly top: number;
}

const place = storedJson(
  "reading-place",
  (stored) => (isPlace(stored) ? stored : null),
  "sessionStorage",
);

/**
 * Remembers the place when the document goes.
 *
 * @param key of the history entry
 * @returns what ends that
 */
export function keepPlace(key: string): () => void {
  const save = () => place.set(currentPlace(key) ?? null);
  addEventListener("pagehide", save);
  return () => removeEventListener("pagehide", save);
}

/**
 * Brings a reader back to the place, and keeps it while images arrive, until the reader moves on.
 *
 * @param key of the history entry; where another was left last, nothing happens
 */
export function resumePlace(key: string): void {
  const last = place.get();
  if (last?.key !== key) return;
  const resume = () => {
    const top = document.getElementById(last.id)?.getBoundingClientRect().top ?? last.top;
    if (Math.abs(top - last.top) >= 1) scrollBy({ top: top - last.top, behavior: "instant" });
  };
  resume();
  if (document.readyState === "complete") return;
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(type, () => stop.abort(), { signal, passive: true });
  }
  // Of single images, which does not bubble, and of the whole document.
  document.addEventListener("load", resume, { signal, capture: true });
  addEventListener("load", resume, { signal });
  addEventListener("load", () => stop.abort(), { signal });
}

function currentPlace(key: string): Place | undefined {
  return [...document.querySelectorAll(".article [id]")]
    .map((element) => ({ key, id: element.id, top: element.getBoundingClientRect().top }))
    .findLast(({ top }) => top <= innerHeight / 4);
}

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  "id" in value &&
  "top" in value &&
  Number.isFinite(value.top);

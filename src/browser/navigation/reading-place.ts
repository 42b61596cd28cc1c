import { storedJson } from "../preferences/stored-choice.ts";

/** The scroll position that browsers restore is wrong while images above it still load. */

interface Place {
  readonly key: string;
  /** Id of the last element above the upper quarter of the window. */
  readonly id: string;
  /** From the top of the window, in pixels. */
  readonly top: number;
}

const place = storedJson(
  "reading-place",
  (stored) => (isPlace(stored) ? stored : null),
  "sessionStorage",
);

/** `key` is that of the history entry. */
export function keepPlace(key: string): () => void {
  const save = () => place.set(currentPlace(key) ?? null);
  addEventListener("pagehide", save);
  return () => removeEventListener("pagehide", save);
}

/** Stays at the remembered place while images load, until the reader scrolls. */
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
  // The load event of an image does not bubble.
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

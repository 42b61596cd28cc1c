const storageKey = "motion";
const changeEvent = "motion-change";

/** For readers whose browser stores nothing: the choice lasts as long as the page. */
let isPaused = false;

/** Whether the reader has stopped what moves by itself (WCAG 2.2.2), in this visit. */
export function motionIsPaused(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === "paused" || isPaused;
  } catch {
    return isPaused;
  }
}

/** Stops or continues all that moves by itself, until the visit ends. */
export function pauseMotion(paused: boolean): void {
  isPaused = paused;
  try {
    sessionStorage.setItem(storageKey, paused ? "paused" : "running");
  } catch {
    // Storage is full or forbidden.
  }
  dispatchEvent(new Event(changeEvent));
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether anything may move by itself now: wanted, and in a tab that can be seen. */
export const motionIsAllowed = (): boolean =>
  !motionIsPaused() && !matchMedia(reducedMotion).matches && !document.hidden;

/**
 * Follows whether anything may move.
 *
 * @returns what ends that
 */
export function followMotion(changed: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  matchMedia(reducedMotion).addEventListener("change", changed, { signal });
  document.addEventListener("visibilitychange", changed, { signal });
  addEventListener(changeEvent, changed, { signal });
  return () => stop.abort();
}

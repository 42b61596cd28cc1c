import { storedChoice } from "./stored-choice.ts";

/** Whether the reader has paused animations (WCAG 2.2.2), for this visit. */
const motion = storedChoice("motion", ["running", "paused"], "sessionStorage");

export const motionIsPaused = (): boolean => motion.get() === "paused";

export const pauseMotion = (isPaused: boolean): void => motion.set(isPaused ? "paused" : "running");

const reducedMotion = "(prefers-reduced-motion: reduce)";

export const motionIsAllowed = (): boolean =>
  !motionIsPaused() && !matchMedia(reducedMotion).matches && !document.hidden;

export function followMotion(changed: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  matchMedia(reducedMotion).addEventListener("change", changed, { signal });
  document.addEventListener("visibilitychange", changed, { signal });
  signal.addEventListener("abort", motion.subscribe(changed));
  return () => stop.abort();
}

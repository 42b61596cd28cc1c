import { focusHeading, navigationTarget } from "./focus.ts";

/** How far down a reader has to be before the way back is worth a button, in heights of the window. */
const screens = 1.5;

export const isFarDown = (): boolean => scrollY > innerHeight * screens;

/** @returns what ends that */
export function followScrolling(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

/** Goes to the title of the page; the focus, too, so that reading and Tab go on from there. */
export function goToTop(): void {
  const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  focusHeading(navigationTarget(""));
  scrollTo({ top: 0, behavior: wantsLessMotion ? "instant" : "smooth" });
}

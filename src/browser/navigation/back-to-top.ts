import { focusHeading, navigationTarget } from "./focus.ts";

/** In heights of the window. */
const screens = 1.5;

export const isFarDown = (): boolean => scrollY > innerHeight * screens;

export function followScrolling(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

export function goToTop(): void {
  const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  focusHeading(navigationTarget(""));
  scrollTo({ top: 0, behavior: wantsLessMotion ? "instant" : "smooth" });
}

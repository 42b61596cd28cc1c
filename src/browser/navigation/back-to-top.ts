import { focusHeading, navigationTarget } from "./focus.ts";

/** How far readers scroll before the button appears, in heights of the window. */
const screens = 1.5;

export const isFarDown = (): boolean => scrollY > innerHeight * screens;

export function followScrolling(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

/** Goes to the title of the page, together with the focus. */
export function goToTop(): void {
  const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  focusHeading(navigationTarget(""));
  scrollTo({ top: 0, behavior: wantsLessMotion ? "instant" : "smooth" });
}

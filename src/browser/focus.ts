import { elementOf } from "./scroll.ts";

/**
 * Moves the focus to a heading that a navigation led to, so that a screen reader reads on there
 * and the next Tab starts there. Headings take no focus otherwise; what does (a footnote's mark)
 * keeps its place in the order of Tab.
 *
 * @param heading none does nothing
 */
export function focusHeading(heading: HTMLElement | null): void {
  if (heading === null) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The element that a hash names, or the page's title. */
export const navigationTarget = (hash: string): HTMLElement | null =>
  elementOf(hash) ?? document.querySelector("h1");

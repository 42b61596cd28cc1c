import { elementOf } from "./scroll.ts";

/** Moves the focus to a heading after navigation, so that screen readers and Tab continue there. */
export function focusHeading(heading: HTMLElement | null): void {
  if (heading === null) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The element that a hash points to, or the page's title. */
export const navigationTarget = (hash: string): HTMLElement | null =>
  elementOf(hash) ?? document.querySelector("h1");

/** Gives the focus, if what had it is gone, to an element that says what has changed. */
export function catchFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

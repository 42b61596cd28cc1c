import { elementOf } from "./scroll.ts";

/** Screen readers and Tab continue there. */
export function focusHeading(heading: HTMLElement | null): void {
  if (heading === null) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export const navigationTarget = (hash: string): HTMLElement | null =>
  elementOf(hash) ?? document.querySelector("h1");

/** Moves the focus only if the element that had it is gone. */
export function catchFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

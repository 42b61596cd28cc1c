import { decoded } from "../site/url.ts";

/**
 * Moves the focus to a heading that a navigation led to, so that a screen reader reads on there
 * and the next Tab starts there. Headings take no focus otherwise.
 *
 * @param heading none does nothing
 */
export function focusHeading(heading: HTMLElement | null): void {
  if (heading === null) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The element that a hash names, or the page's title. */
export function navigationTarget(hash: string): HTMLElement | null {
  const target = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
  return target ?? document.querySelector("h1");
}

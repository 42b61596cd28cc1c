/** Gives the focus, if what had it is gone, to an element that says what has changed. */
export function catchFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** Scrolls a box, but not the page, to center an element in it that is out of view. */
export function keepInView(box: HTMLElement, selector: string): void {
  const wanted = box.querySelector(selector)?.getBoundingClientRect();
  if (wanted === undefined) return;
  const { top, bottom: end } = box.getBoundingClientRect();
  // The header pushes the end of a sticky box out of the window.
  const bottom = Math.min(end, innerHeight);
  if (wanted.top >= top && wanted.bottom <= bottom) return;
  box.scrollTop += wanted.top - top - (bottom - top - wanted.height) / 2;
}

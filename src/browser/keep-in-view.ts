/**
 * Scrolls a box, and nothing around it, so that something in it can be seen, in its middle if it
 * was out of sight.
 *
 * @param box scrolls by itself
 * @param selector of what is wanted; nothing happens where it is not there
 */
export function keepInView(box: HTMLElement, selector: string): void {
  const wanted = box.querySelector(selector)?.getBoundingClientRect();
  if (wanted === undefined) return;
  const { top, bottom: end } = box.getBoundingClientRect();
  // What is above the header pushes the end of a sticky box out of the window.
  const bottom = Math.min(end, innerHeight);
  if (wanted.top >= top && wanted.bottom <= bottom) return;
  box.scrollTop += wanted.top - top - (bottom - top - wanted.height) / 2;
}

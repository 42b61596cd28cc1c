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
  const { top, bottom, height } = box.getBoundingClientRect();
  if (wanted.top >= top && wanted.bottom <= bottom) return;
  box.scrollTop += wanted.top - top - (height - wanted.height) / 2;
}

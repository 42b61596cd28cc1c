/**
 * Tells whether any part of an element can be seen in the window, at first and when that changes.
 *
 * @returns what ends that
 */
export function followView(element: Element, changed: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last !== undefined) changed(last.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

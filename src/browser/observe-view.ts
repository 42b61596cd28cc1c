/**
 * Tells which elements are in the window, or near it, at first and when that changes. Where the
 * browser cannot tell, each counts as in view from the start.
 *
 * @param margin around the window that still counts, in pixels
 * @returns what ends that
 */
export function observeView(
  elements: readonly Element[],
  changed: (element: Element, isInView: boolean) => void,
  margin = 0,
): () => void {
  if (!("IntersectionObserver" in globalThis)) {
    for (const element of elements) changed(element, true);
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) changed(target, isIntersecting);
    },
    { rootMargin: `${margin}px` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

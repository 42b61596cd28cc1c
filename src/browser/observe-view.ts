/**
 * Reports which elements are in the viewport. Without IntersectionObserver, all of them are.
 *
 * @param margin around the viewport, in pixels
 * @returns a function that ends that
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

/**
 * Calls back once, when an element comes near the viewport.
 *
 * @returns a function that cancels it
 */
export function whenNearView(element: Element, callback: () => void): () => void {
  let isWaiting = true;
  const stop = observeView(
    [element],
    (_element, isNear) => {
      if (!isNear || !isWaiting) return;
      isWaiting = false;
      callback();
    },
    300,
  );
  return () => {
    isWaiting = false;
    stop();
  };
}

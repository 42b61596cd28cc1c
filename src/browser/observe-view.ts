/** `margin` is in pixels. */
export function observeView(
  elements: readonly Element[],
  changed: (element: Element, isInView: boolean) => void,
  margin = 0,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) changed(target, isIntersecting);
    },
    { rootMargin: `${margin}px` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

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

import { observeView } from "./observe-view.ts";

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

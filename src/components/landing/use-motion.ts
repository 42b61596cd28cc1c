import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { followMotion, motionIsAllowed } from "../../browser/preferences/motion.ts";
import { observeView } from "../../browser/observe-view.ts";

/**
 * Whether an element may be animated: it is visible and the reader allows motion. Never in
 * prerendered HTML, where the button does not work yet.
 *
 * @returns a ref for the element, and whether it may
 */
export function useMotion<Place extends Element>(): readonly [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(
    () =>
      place.current === null
        ? undefined
        : observeView([place.current], (_place, isIn) => setIsInView(isIn)),
    [],
  );
  const isAllowed = useSyncExternalStore(followMotion, motionIsAllowed, () => false);
  return [place, isAllowed && isInView];
}

import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { followMotion, motionIsAllowed } from "../../browser/motion.ts";
import { observeView } from "../../browser/observe-view.ts";

/**
 * Whether something may move: it can be seen, and the reader wants motion. Never so in what is
 * prerendered, where no button could stop it.
 *
 * @returns for the element that moves, and whether it may
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

import { useEffect, useRef, type RefObject } from "react";
import { useSwipeable } from "react-swipeable";
import { drawerDrag, type DrawerDrag } from "../../browser/navigation/drawer-drag.ts";
import { listenForTouches } from "../../browser/navigation/touches.ts";
import { threshold } from "../../site/navigation/swipe.ts";

export interface DrawerSwipeProps {
  readonly drawer: RefObject<HTMLElement | null>;
  /** Darkens the page behind the drawer. */
  readonly backdrop: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

/**
 * Opens and closes the drawer with horizontal swipes anywhere on the page. It is a component, which
 * renders nothing, so that it can be loaded on demand.
 */
export function DrawerSwipe({ drawer, backdrop, isOpen, setIsOpen }: DrawerSwipeProps) {
  const drag = useRef<DrawerDrag>(undefined);
  const { ref } = useSwipeable({
    delta: threshold,
    onSwiping: (move) => drag.current?.move(move, isOpen),
    onTouchEndOrOnMouseUp: () => {
      if (drag.current?.end()) setIsOpen(!isOpen);
    },
  });
  useEffect(() => {
    if (drawer.current === null || backdrop.current === null) return;
    drag.current = drawerDrag(drawer.current, backdrop.current);
    return listenForTouches(ref, drag.current);
  }, [drawer, backdrop, ref]);
  return null;
}

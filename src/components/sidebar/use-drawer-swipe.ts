import { useEffect, useRef, type RefObject } from "react";
import { useSwipeable } from "react-swipeable";
import { drawerDrag, type DrawerDrag } from "../../browser/drawer-drag.ts";
import { listenForTouches } from "../../browser/touches.ts";
import { threshold } from "../../site/swipe.ts";

/**
 * Opens and closes the drawer with horizontal swipes anywhere on the page.
 *
 * @param backdrop darkens the page behind it
 */
export function useDrawerSwipe(
  drawer: RefObject<HTMLElement | null>,
  backdrop: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): void {
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
}

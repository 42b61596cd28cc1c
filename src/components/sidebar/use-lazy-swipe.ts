import { useEffect, useState, type ComponentType } from "react";
import { loadTwice } from "../../browser/load-again.ts";
import { hasTouchScreen } from "../../browser/touch-screen.ts";
import type { DrawerSwipeProps } from "./drawer-swipe.ts";

/** What lets a finger move the drawer; only readers who have a touch screen load it. */
export function useLazySwipe(): ComponentType<DrawerSwipeProps> | undefined {
  const [Swipe, setSwipe] = useState<ComponentType<DrawerSwipeProps>>();
  useEffect(() => {
    if (!hasTouchScreen()) return;
    loadTwice(() => import(/* webpackChunkName: "drawer-swipe" */ "./drawer-swipe.ts")).then(
      ({ DrawerSwipe }) => setSwipe(() => DrawerSwipe),
      // The drawer has a button, too.
      () => undefined,
    );
  }, []);
  return Swipe;
}

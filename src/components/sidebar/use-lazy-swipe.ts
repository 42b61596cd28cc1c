import { useEffect, useState, type ComponentType } from "react";
import { loadTwice } from "../../browser/loading/load-again.ts";
import { hasTouchScreen } from "../../browser/navigation/touch-screen.ts";
import type { DrawerSwipeProps } from "./drawer-swipe.ts";

/** Loads the swipe gesture on touch screens only. */
export function useLazySwipe(): ComponentType<DrawerSwipeProps> | undefined {
  const [Swipe, setSwipe] = useState<ComponentType<DrawerSwipeProps>>();
  useEffect(() => {
    if (!hasTouchScreen()) return;
    loadTwice(() => import(/* webpackChunkName: "drawer-swipe" */ "./drawer-swipe.ts")).then(
      ({ DrawerSwipe }) => setSwipe(() => DrawerSwipe),
      // The drawer also has a button.
      () => undefined,
    );
  }, []);
  return Swipe;
}

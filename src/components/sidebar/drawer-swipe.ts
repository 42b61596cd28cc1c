import type { RefObject } from "react";
import { useDrawerSwipe } from "./use-drawer-swipe.ts";

export interface DrawerSwipeProps {
  readonly drawer: RefObject<HTMLElement | null>;
  readonly backdrop: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

/** Shows nothing: a component is what can be loaded later, with the hook that it uses. */
export function DrawerSwipe({ drawer, backdrop, isOpen, setIsOpen }: DrawerSwipeProps) {
  useDrawerSwipe(drawer, backdrop, isOpen, setIsOpen);
  return null;
}

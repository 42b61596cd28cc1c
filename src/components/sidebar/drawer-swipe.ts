import type { RefObject } from "react";
import { useDrawerSwipe } from "./use-drawer-swipe.ts";

export interface DrawerSwipeProps {
  readonly drawer: RefObject<HTMLElement | null>;
  readonly backdrop: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

/** Renders nothing. It is a component so that its hook can be loaded on demand. */
export function DrawerSwipe({ drawer, backdrop, isOpen, setIsOpen }: DrawerSwipeProps) {
  useDrawerSwipe(drawer, backdrop, isOpen, setIsOpen);
  return null;
}

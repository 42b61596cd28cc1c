import { isZoomed } from "./touches.ts";
import { draggedTo, isFarEnough, isSwipe, type Move } from "../site/swipe.ts";

export interface DrawerDrag {
  readonly start: (touched: EventTarget | null) => void;
  readonly move: (move: Move, isOpen: boolean) => void;
  /**
   * The finger is lifted, or the browser needs it for a gesture of its own.
   *
   * @returns whether the drawer is to be opened or closed
   */
  readonly end: () => boolean;
}

/**
 * Has a drawer follow a finger.
 *
 * @param drawer a fixed box at the left edge; on wide windows, where it is none, nothing happens
 * @param backdrop what darkens the page behind it
 */
export function drawerDrag(drawer: HTMLElement, backdrop: HTMLElement): DrawerDrag {
  let touched: EventTarget | null = null;
  let isRefused = false;
  /** Of the drawer, while it follows. */
  let width = 0;
  let isDone = false;
  const show = (place: number) => {
    drawer.style.translate = `${place}px`;
    backdrop.style.opacity = String(1 + place / width);
  };
  return {
    start(target) {
      touched = target;
      isRefused = false;
    },
    move(move, isOpen) {
      if (isRefused) return;
      if (width === 0) {
        isRefused = !isSwipe(move, isOpen) || isTaken(touched) || !isDrawer(drawer);
        if (isRefused) return;
        width = drawer.offsetWidth;
        drawer.dataset.dragged = backdrop.dataset.dragged = "";
      }
      isDone = isFarEnough(move.deltaX, isOpen);
      show(draggedTo(move.deltaX, isOpen, width));
    },
    end() {
      if (width === 0) return false;
      width = 0;
      for (const { dataset, style } of [drawer, backdrop]) {
        delete dataset.dragged;
        style.translate = style.opacity = "";
      }
      return isDone;
    },
  };
}

const isDrawer = (drawer: HTMLElement) => getComputedStyle(drawer).position === "fixed";

/** Whether a move from here has a meaning already: it scrolls code, selects text, moves a slider. */
function isTaken(touched: EventTarget | null): boolean {
  if (!(touched instanceof Element)) return false;
  return (
    touched.closest("input, select, textarea, dialog, [contenteditable]") !== null ||
    getSelection()?.isCollapsed === false ||
    isZoomed() ||
    scrollsSideways(touched)
  );
}

function scrollsSideways(element: Element | null): boolean {
  if (element === null || element === document.body) return false;
  const isWider = element.scrollWidth > element.clientWidth;
  const scrolls = isWider && /auto|scroll/.test(getComputedStyle(element).overflowX);
  return scrolls || scrollsSideways(element.parentElement);
}

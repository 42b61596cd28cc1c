import { slideOut } from "./modal-menu.ts";
import { isZoomed } from "./touches.ts";
import { draggedTo, isFarEnough, isSwipe, type Move } from "../../site/navigation/swipe.ts";

export interface DrawerDrag {
  readonly start: (touched: EventTarget | null) => void;
  readonly move: (move: Move, isOpen: boolean) => void;
  /** Returns whether the drawer is to be opened or closed. */
  readonly end: () => boolean;
}

/** Makes a drawer follow a finger. Does nothing on wide windows, which have no drawer. */
export function drawerDrag(drawer: HTMLElement, backdrop: HTMLElement): DrawerDrag {
  let touched: EventTarget | null = null;
  let isRefused = false;
  /** Width of the drawer while it is dragged, otherwise 0. */
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
        isRefused = !isSwipe(move, isOpen) || hasOwnGesture(touched) || !isDrawer(drawer);
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
      slideOut(drawer);
      return isDone;
    },
  };
}

const isDrawer = (drawer: HTMLElement) => getComputedStyle(drawer).position === "fixed";

/** Whether a drag from here already does something: scrolls code, selects text, moves a slider. */
function hasOwnGesture(touched: EventTarget | null): boolean {
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

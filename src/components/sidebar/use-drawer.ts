import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { lendFocus, modalMenu } from "../../browser/modal-menu.ts";

/**
 * Gives an element the focus while it is open as a drawer, and keeps readers in it.
 *
 * @param setIsOpen is asked to close it
 * @returns for the element
 */
export function useDrawer(
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || drawer.current === null) return;
    return modalMenu(drawer.current, () => setIsOpen(false));
  }, [isOpen, setIsOpen]);
  // Later, because React itself sets the focus while it changes the page.
  useEffect(() => {
    if (isOpen && drawer.current !== null) return lendFocus(drawer.current);
  }, [isOpen]);
  return drawer;
}

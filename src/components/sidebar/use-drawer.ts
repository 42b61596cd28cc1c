import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { lendFocus, modalMenu } from "../../browser/navigation/modal-menu.ts";

/**
 * Makes an element modal and focuses it while it is open as a drawer.
 *
 * @returns a ref for the element
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
  // After React, which restores the focus when it commits.
  useEffect(() => {
    if (isOpen && drawer.current !== null) return lendFocus(drawer.current);
  }, [isOpen]);
  return drawer;
}

/**
 * Makes an open drawer the only thing that can be used: Escape closes it, Tab stays inside, the
 * page behind is inert and does not scroll.
 *
 * @param drawer the open menu
 * @param close is asked for by Escape, and by a window that is too wide for drawers
 * @returns what ends that
 */
export function modalMenu(drawer: HTMLElement, close: () => void): () => void {
  const behind = [...outsideOf(drawer)].filter((element) => !element.inert);
  for (const element of behind) element.inert = true;
  document.documentElement.classList.add("menu-open");
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  const onResize = () => {
    if (getComputedStyle(drawer).position !== "fixed") close();
  };
  document.addEventListener("keydown", onKey);
  addEventListener("resize", onResize);
  return () => {
    document.removeEventListener("keydown", onKey);
    removeEventListener("resize", onResize);
    document.documentElement.classList.remove("menu-open");
    for (const element of behind) element.inert = false;
  };
}

/**
 * Moves the focus into an open drawer.
 *
 * @returns what brings it back to the button that opens the drawer, unless it went elsewhere
 */
export function lendFocus(drawer: HTMLElement): () => void {
  // Where the drawer is scrolled to stays as it is: the button is always in view.
  drawer.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  return () => {
    const { activeElement, body } = document;
    if (activeElement !== body && !drawer.contains(activeElement)) return;
    // By its id: Safari's buttons do not take the focus when they are clicked.
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${drawer.id}"]`);
    opener?.focus({ preventScroll: true });
  };
}

/** The siblings of an element and of all its ancestors, but for the backdrop, which closes it. */
function* outsideOf(element: HTMLElement): Generator<HTMLElement> {
  for (let inside = element; inside.parentElement !== null; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      const isOther = sibling !== inside && !sibling.matches(".backdrop, head, script, style");
      if (isOther && sibling instanceof HTMLElement) yield sibling;
    }
    if (inside.parentElement === document.body) return;
  }
}

/**
 * Makes an open drawer the only thing that can be used: Escape closes it, Tab stays inside, the
 * page behind is inert and does not scroll. The focus returns to where it was.
 *
 * @param drawer the open menu
 * @param close is asked for by Escape
 * @returns what ends that
 */
export function modalMenu(drawer: HTMLElement, close: () => void): () => void {
  const opener = document.activeElement;
  const behind = [...outsideOf(drawer)].filter((element) => !element.inert);
  for (const element of behind) element.inert = true;
  document.documentElement.classList.add("menu-open");
  drawer.querySelector<HTMLElement>("button, a")?.focus();
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("keydown", onKey);
    document.documentElement.classList.remove("menu-open");
    for (const element of behind) element.inert = false;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
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

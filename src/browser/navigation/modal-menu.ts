import { markRoot } from "../mark-root.ts";

/** Escape, a window too wide for a drawer, and another document close it; the page behind is inert. */
export function modalMenu(drawer: HTMLElement, close: () => void): () => void {
  const behind = [...outsideOf(drawer)].filter((element) => !element.inert);
  for (const element of behind) element.inert = true;
  const unmark = markRoot("menu-open");
  const onKey = ({ key }: KeyboardEvent) => {
    // A search that was opened from here closes first.
    if (key === "Escape" && document.querySelector("dialog:modal") === null) close();
  };
  const onResize = () => {
    if (getComputedStyle(drawer).position !== "fixed") close();
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("keydown", onKey, { signal });
  addEventListener("resize", onResize, { signal });
  // Otherwise it would be open when the reader comes back from another document.
  addEventListener("pagehide", close, { signal });
  return () => {
    stop.abort();
    unmark();
    for (const element of behind) element.inert = false;
    slideOut(drawer);
  };
}

/** Only then: the sidebar of a window that gets narrow is in its place at once. */
export function slideOut(drawer: HTMLElement): void {
  drawer.dataset.closing = "";
  const transitions = drawer.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(transitions).then(() => delete drawer.dataset.closing);
}

/** Moves the focus into a drawer; the returned function moves it back to the button. */
export function lendFocus(drawer: HTMLElement): () => void {
  drawer.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  return () => {
    const { activeElement, body } = document;
    if (activeElement !== body && !drawer.contains(activeElement)) return;
    // Safari does not focus buttons on click, so find it by id.
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${drawer.id}"]`);
    opener?.focus({ preventScroll: true });
  };
}

function* outsideOf(element: HTMLElement): Generator<HTMLElement> {
  for (let inside = element; inside.parentElement !== null; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      const isOther = sibling !== inside && !sibling.matches(".backdrop, head, script, style");
      if (isOther && sibling instanceof HTMLElement) yield sibling;
    }
    if (inside.parentElement === document.body) return;
  }
}

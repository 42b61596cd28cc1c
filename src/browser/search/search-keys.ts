/** Ctrl K, Cmd K, and `/` outside of fields. */
export function onSearchKeys(open: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k";
    const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTypedInto(target);
    if (event.defaultPrevented || !(isCommand || isSlash)) return;
    event.preventDefault();
    open();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

// A closed dialog keeps the focus until the next frame.
const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("dialog:not([open])") === null &&
  (target.isContentEditable || target.matches("input, textarea, select"));

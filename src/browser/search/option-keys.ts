interface OptionActions {
  /** @param by -1 is to the option above, 1 to the one below */
  readonly move: (by: number) => void;
  readonly choose: (inNewTab: boolean) => void;
}

/**
 * Follows the keys that move through the options of a combobox while its field has the focus.
 * What an input method composes with them is its own.
 *
 * @returns what ends that
 */
export function onOptionKeys(field: HTMLElement, { move, choose }: OptionActions): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (isComposing || altKey || shiftKey) return;
    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Enter") choose(ctrlKey || metaKey);
    else return;
    event.preventDefault();
  };
  field.addEventListener("keydown", onKey);
  return () => field.removeEventListener("keydown", onKey);
}

/** Scrolls an option of the list into view. */
export const showOption = (id: string): void =>
  document.getElementById(id)?.scrollIntoView({ block: "nearest" });

/** Does what a click on an option does, or opens its link in a new tab. */
export function chooseOption(id: string, inNewTab: boolean): void {
  const option = document.getElementById(id);
  if (inNewTab && option instanceof HTMLAnchorElement) open(option.href, "_blank", "noopener");
  else option?.click();
}

interface OptionActions {
  /** @param by -1 for the option above, 1 for the one below */
  readonly move: (by: number) => void;
  readonly choose: (inNewTab: boolean) => void;
}

/**
 * Handles the keys that move through the options of a combobox, but not those of an input method.
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

export const showOption = (id: string): void =>
  document.getElementById(id)?.scrollIntoView({ block: "nearest" });

/** Clicks an option, or opens its link in a new tab. */
export function chooseOption(id: string, inNewTab: boolean): void {
  const option = document.getElementById(id);
  if (inNewTab && option instanceof HTMLAnchorElement) open(option.href, "_blank", "noopener");
  else option?.click();
}

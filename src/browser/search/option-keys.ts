interface OptionActions {
  /** @param by -1 for the option above, 1 for the one below */
  readonly move: (by: number) => void;
  readonly choose: (inNewTab: boolean) => void;
}

/** Keys of a combobox, except those that an input method handles. */
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

export function chooseOption(id: string, inNewTab: boolean): void {
  const option = document.getElementById(id);
  if (inNewTab && option instanceof HTMLAnchorElement) open(option.href, "_blank", "noopener");
  else option?.click();
}

export const fieldValue = ({ target }: { readonly target: EventTarget }): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.value : "";

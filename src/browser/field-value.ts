/** What a reader has written or chosen in the field that an event is about. */
export const fieldValue = ({ target }: { readonly target: EventTarget }): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.value : "";

/** Opens a dialog that has a field, with the focus in it and what it holds selected. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  const field = dialog.querySelector("input");
  field?.focus();
  field?.select();
}

/** What was typed into a dialog that the browser has opened by itself; nothing where it is closed. */
export const typedEarly = (dialog: HTMLDialogElement | null): string | undefined =>
  dialog?.open ? dialog.querySelector("input")?.value : undefined;

/** Closes a dialog. The focus goes back to where it was before. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
}

/** Puts the focus into a field. */
export const focusField = (field: HTMLInputElement | null): void => field?.focus();

/** What stands in a field. */
export const textOf = (field: HTMLInputElement): string => field.value;

export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  const field = dialog.querySelector("input");
  field?.focus();
  field?.select();
}

/** What was typed into a dialog that the browser opened before the site started. */
export const typedEarly = (dialog: HTMLDialogElement | null): string | undefined =>
  dialog?.open ? dialog.querySelector("input")?.value : undefined;

export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
}

/** Closes it once its page is left: for another document at once, or when the returned function is called. */
export function closeOnLeaving(dialog: HTMLDialogElement): () => void {
  const close = () => closeDialog(dialog);
  addEventListener("pagehide", close);
  return () => {
    removeEventListener("pagehide", close);
    close();
  };
}

export const focusField = (field: HTMLInputElement | null): void => field?.focus();

export const textOf = (field: HTMLInputElement): string => field.value;

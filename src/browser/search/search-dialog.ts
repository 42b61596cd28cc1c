export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  const field = dialog.querySelector("input");
  field?.focus();
  field?.select();
}

/** For a button that has a `command`: browsers warn of a dialog that is open, or closed, before they run it. */
export const insteadOfCommand =
  (act: () => void) =>
  (event: Pick<Event, "preventDefault">): void => {
    event.preventDefault();
    act();
  };

/** What was typed into a dialog that the browser opened before the site started. */
export const typedEarly = (dialog: HTMLDialogElement | null): string | undefined =>
  dialog?.open ? dialog.querySelector("input")?.value : undefined;

export const closeDialog = (dialog: HTMLDialogElement | null): void => dialog?.close();

/** Closes it once its page is left: for another document at once, or when the returned function is called. */
export function closeOnLeaving(dialog: HTMLDialogElement | null): () => void {
  const close = () => closeDialog(dialog);
  addEventListener("pagehide", close);
  return () => {
    removeEventListener("pagehide", close);
    close();
  };
}

export const focusField = (field: HTMLInputElement | null): void => field?.focus();

export const textOf = (field: HTMLInputElement): string => field.value;

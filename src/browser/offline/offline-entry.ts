/** What stands in the page itself of all that serves readers without a network. */

/** Opens the dialog about the saved copy. */
const entry = "offline-button";

/**
 * Shows the buttons that open the dialog, which can do nothing before: one is in the footer, the
 * menu of phones gets one, and so does the header, where it is seen while there is no network.
 *
 * @param open is called by each of them
 * @returns what ends that
 */
export function enterOffline(open: () => void): () => void {
  const { dataset } = document.documentElement;
  const added = [
    addButton(".site-menu", "Available offline"),
    addButton(".header-tools", "Offline", "You’re offline. You can still read saved pages."),
  ];
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`.${entry}`) !== null) open();
  };
  document.addEventListener("click", onClick);
  for (const button of document.querySelectorAll(`.${entry}`)) {
    button.setAttribute("aria-haspopup", "dialog");
  }
  dataset.offersOffline = "";
  return () => {
    document.removeEventListener("click", onClick);
    delete dataset.offersOffline;
    for (const button of added) button.remove();
  };
}

/** Added here, and not rendered, so that the first script is no larger for it. */
function addButton(place: string, text: string, title = ""): HTMLElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: entry, textContent: text, title });
  document.querySelector(place)?.append(button);
  return button;
}

/** Marks the document, for what is seen only without a network, and what cannot be used then. */
export const markOffline = (isOffline: boolean): boolean =>
  document.documentElement.classList.toggle("is-offline", isOffline);

/** An element at the end of the page, for what belongs to no part of it. */
export const appendPlace = (): Element => document.body.appendChild(document.createElement("div"));

/** Opens the dialog, even over a drawer, which makes all else unusable. */
export function openOver(dialog: HTMLDialogElement | null): void {
  dialog?.closest<HTMLElement>("[inert]")?.removeAttribute("inert");
  dialog?.showModal();
}

const entry = "offline-button";

/** Shows the buttons that open the dialog, which would do nothing before the script runs. */
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

/** Not rendered by React, to keep the first script small. */
function addButton(place: string, text: string, title = ""): HTMLElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: entry, textContent: text, title });
  document.querySelector(place)?.append(button);
  return button;
}

export const markOffline = (isOffline: boolean): boolean =>
  document.documentElement.classList.toggle("is-offline", isOffline);

export const appendPlace = (): Element => document.body.appendChild(document.createElement("div"));

/** Works even over a drawer, which makes the rest of the page inert. */
export function openOver(dialog: HTMLDialogElement | null): void {
  dialog?.closest<HTMLElement>("[inert]")?.removeAttribute("inert");
  dialog?.showModal();
}

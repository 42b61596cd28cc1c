/** Id of the element that screen readers read out when its text changes. */
export const announcerId = "announcer";

/** Makes screen readers say something without moving the focus. */
export function announce(text: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer !== null) announcer.textContent = text;
}

/** Makes screen readers say the title of the page. */
export const announceTitle = (): void => announce(document.title);

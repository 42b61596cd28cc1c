/** The id of the element whose text screen readers read out when it changes. */
export const announcerId = "announcer";

/** Has screen readers say something without moving the focus. */
export function announce(text: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer !== null) announcer.textContent = text;
}

/** Has them say which page is on the screen now. */
export const announceTitle = (): void => announce(document.title);

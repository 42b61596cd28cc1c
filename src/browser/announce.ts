export const announcerId = "announcer";

/** Makes screen readers say something without moving the focus. */
export function announce(text: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer !== null) announcer.textContent = text;
}

export const announceTitle = (): void => announce(document.title);

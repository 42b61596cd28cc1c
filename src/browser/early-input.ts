/** How long after a tap a reader still waits for what it does, in milliseconds. */
const patience = 10_000;

/** Hears a choice that was made before the site ran, as a package manager's. */
export function replayChoices(): void {
  // A copy: what is heard again is remembered again.
  for (const { type, target } of [...(window.earlyInput ?? [])]) {
    if (type === "change") target?.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Does what buttons do that were pressed before the site ran: once, because a button that does
 * nothing is pressed again. What a browser has done by itself (`commandfor`) is done.
 */
export function replayTaps(): void {
  const early = window.earlyInput ?? [];
  delete window.earlyInput;
  const pressed = early
    .filter(({ type, timeStamp }) => type === "click" && performance.now() - timeStamp < patience)
    .map(({ target }) => (target instanceof Element ? target.closest("button") : null));
  for (const button of new Set(pressed)) {
    if (!button?.commandForElement) button?.click();
  }
}

/** Nobody expects an older tap to work, in milliseconds. */
const replayLimitMs = 10_000;

/** Replays choices that were made before the site started, such as a package manager. */
export function replayChoices(): void {
  // Iterate over a copy, because replayed events are recorded again.
  for (const { type, target } of [...(window.earlyInput ?? [])]) {
    if (type === "change") target?.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Clicks each pressed button once. Browsers handle those with `commandfor` themselves. */
export function replayTaps(): void {
  const early = window.earlyInput ?? [];
  delete window.earlyInput;
  const pressed = early
    .filter(
      ({ type, timeStamp }) => type === "click" && performance.now() - timeStamp < replayLimitMs,
    )
    .map(({ target }) => (target instanceof Element ? target.closest("button") : null));
  for (const button of new Set(pressed)) {
    if (!button?.commandForElement) button?.click();
  }
}

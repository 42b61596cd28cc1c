import type { CopyState, Saved } from "./copy-state.ts";

/** Leaves out the progress: screen readers would read out every change of it. */
export function copyText(state: CopyState): string {
  switch (state.kind) {
    case "checking":
      return "Checking what’s saved…";
    case "impossible":
      return "This browser doesn’t let the site store data, so nothing can be saved. This is normal in a private window.";
    case "none":
      return state.bytes === undefined
        ? "Not saved. Go online to save it."
        : `Not saved. The download is about ${inMegabytes(state.bytes)}.`;
    case "saving":
      return `Saving…${stillReadable(state.saved)}`;
    case "stopped":
      return `Stopped. Your progress is saved.${stillReadable(state.saved)}`;
    case "waiting":
      return `Waiting for a connection. Saving resumes automatically.${stillReadable(state.saved)}`;
    case "saved":
      return `${savedOn(state)}.`;
    case "outdated":
      return `${savedOn(state)}. A newer version is available (about ${inMegabytes(state.fetch)}).`;
    case "damaged":
      return `${savedOn(state)}, but the browser removed some files. Repairing downloads about ${inMegabytes(state.fetch)}.`;
    case "failed":
      return `${state.fault}${stillReadable(state.saved)}`;
  }
}

const savedOn = ({ time, bytes }: Saved) => `Saved on ${shortDate(time)}, ${inMegabytes(bytes)}`;

const stillReadable = (saved: Saved | undefined) =>
  saved === undefined
    ? ""
    : ` Until it’s complete, you see the copy from ${shortDate(saved.time)}.`;

const shortDate = (date: string) =>
  new Date(date).toLocaleDateString("en-US", { day: "numeric", month: "short", year: "numeric" });

/** Small sizes are rounded up to `0.1 MB`. */
export const inMegabytes = (bytes: number): string =>
  bytes === 0 ? "0 MB" : `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

/** Rounds down, so 100 means complete. */
export const percent = (done: number, total: number): number =>
  total === 0 ? 100 : Math.floor((Math.min(done, total) / total) * 100);

/**
 * Warns if the browser's storage limit may be too small.
 *
 * @param free bytes that the browser still allows the site
 */
export const roomText = (needed: number, free: number): string | undefined =>
  needed <= free
    ? undefined
    : `Only about ${inMegabytes(free)} of storage is left for this site, which may not be enough.`;

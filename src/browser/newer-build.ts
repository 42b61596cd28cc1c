import type { Build } from "../types.ts";
import { doubtConnection } from "./online.ts";

/** Whether the site was published anew while this tab was open. */

/** How long the server is waited for, in milliseconds: loading waits with it. */
const patience = 5000;

let isReplaced = false;
let openedAt: string | undefined;

/** Remembers the page that the document is of: to load that again would bring nothing new. */
export function noteOpened(): void {
  openedAt = location.pathname;
}

/**
 * Whether a newer build is known to be live, and can be reached: then pages are loaded as documents
 * and not into this one, whose build may soon have no files left.
 */
export const isOutdated = (): boolean => isReplaced && navigator.onLine;

/** Whether the page that is open now is to be loaded as a document instead of an error. */
export const hasNewerPage = (): boolean => isOutdated() && location.pathname !== openedAt;

/** Loads the page that is open as a document. */
export const reloadPage = (): void => location.reload();

/** Asks the server for the build that is live; without an answer, nothing changes. */
export async function askForBuild(): Promise<void> {
  // Development has none.
  const runtime = document.querySelector<HTMLScriptElement>('script[src*="/client-runtime."]');
  if (runtime === null) return;
  try {
    // Asks each time, and gets "not modified" most times.
    const signal = AbortSignal.timeout(patience);
    const response = await fetch("/build.json", { cache: "no-cache", signal });
    // The build wrote it: `plugins/build-record-plugin.ts`.
    const { assets } = (await response.json()) as Build;
    isReplaced = !(new URL(runtime.src).pathname in assets);
  } catch {
    // No network, or a host in between that answers for the site; the system may not know.
    doubtConnection();
  }
}

import type { Build } from "../types.ts";
import { entryNotes, noteInEntry } from "./history-entry.ts";
import { doubtConnection } from "./online.ts";

/** Whether the site was published anew while this tab was open. */

/** How long the server is waited for, in milliseconds: loading waits with it. */
const patience = 5000;

/** Id of the build that took the place of this tab's. */
let replacedBy: string | undefined;

/**
 * Whether a newer build is known to be live, and can be reached: then pages are loaded as documents
 * and not into this one, whose build may soon have no files left.
 */
export const isOutdated = (): boolean => replacedBy !== undefined && navigator.onLine;

/**
 * Whether the page that is open now is to be loaded as a document instead of an error: once for each
 * build, because a host in trouble, or the service worker for it, may answer with an old shell.
 */
export const hasNewerPage = (): boolean => isOutdated() && entryNotes().reloadedFor !== replacedBy;

/** Loads the page that is open as a document. */
export function reloadPage(): void {
  noteInEntry({ reloadedFor: replacedBy });
  location.reload();
}

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
    const { id, assets } = (await response.json()) as Build;
    replacedBy = new URL(runtime.src).pathname in assets ? undefined : id;
  } catch {
    // No network, or a host in between that answers for the site; the system may not know.
    doubtConnection();
  }
}

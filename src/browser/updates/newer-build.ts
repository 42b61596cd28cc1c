import { buildUrl, type PublishedBuild } from "../../site/offline/published-build.ts";
import { runtimePrefix } from "../../site/output/prerendered.ts";
import { entryNotes, noteInEntry } from "../navigation/history-entry.ts";
import { doubtConnection } from "../offline/online.ts";
import { createStore } from "../store.ts";

/** How long the host is waited for, in milliseconds: loading waits with it. */
const timeoutMs = 5000;

/** Id of the build that has taken the place of this document's. */
export const newerBuild = createStore<string | undefined>(undefined);

/**
 * Whether a newer build is known to be live, and can be reached: then pages are loaded as documents
 * and not into this one, whose build may soon have no files left.
 */
export const isOutdated = (): boolean => newerBuild.get() !== undefined && navigator.onLine;

/** Asks the host for the build that is live; without an answer, nothing changes. */
export async function askForBuild(): Promise<void> {
  const runtime = runtimeOfDocument();
  // Development has none.
  if (runtime === undefined) return;
  try {
    const { id, assets } = await fetchBuild(AbortSignal.timeout(timeoutMs));
    newerBuild.set(runtime in assets ? undefined : id);
  } catch {
    // No network, or a host in between that answers for the site; the system may not know.
    doubtConnection();
  }
}

/**
 * What the site has now.
 *
 * @throws where it cannot be reached, or something else answers in its place
 */
export async function fetchBuild(signal?: AbortSignal): Promise<PublishedBuild> {
  // Asks each time, and gets "not modified" most times.
  const response = await fetch(buildUrl, { cache: "no-cache", signal });
  // The build wrote it: `plugins/build-record-plugin.ts`.
  return (await response.json()) as PublishedBuild;
}

/** The path of the script that every document of a build starts with, and no other build's. */
export const runtimeOfDocument = (): string | undefined =>
  document.querySelector(`script[src^="${runtimePrefix}"]`)?.getAttribute("src") ?? undefined;

/**
 * Why the page that is open is to be loaded as a document instead of an error: once for each newer
 * build, because a host in trouble may answer with an old shell, and once without a network.
 *
 * @param isReadable whether the service worker has it in another build
 * @returns nothing where an error is all that can be shown
 */
export function reasonToReload(isReadable = false): string | undefined {
  const reason = isOutdated() ? newerBuild.get() : isReadable ? "offline" : undefined;
  return reason === entryNotes().reloadedFor ? undefined : reason;
}

/** Loads the page that is open as a document. */
export function reloadPage(reason = newerBuild.get()): void {
  noteInEntry({ reloadedFor: reason });
  location.reload();
}

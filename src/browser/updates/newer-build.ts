import { buildUrl, type PublishedBuild } from "../../site/offline/published-build.ts";
import { runtimePrefix } from "../../site/output/prerendered.ts";
import { entryNotes, noteInEntry } from "../navigation/history-entry.ts";
import { doubtConnection } from "../offline/online.ts";
import { createStore } from "../store.ts";

/** In milliseconds: loading waits for it. */
const timeoutMs = 5000;

/** Id of a build that replaced this document's. */
export const newerBuild = createStore<string | undefined>(undefined);

/** If so, links load documents: the chunks of this one's build may be gone. */
export const isOutdated = (): boolean => newerBuild.get() !== undefined && navigator.onLine;

/** Without an answer, nothing changes. */
export async function askForBuild(): Promise<void> {
  const runtime = runtimeOfDocument();
  // Development has none.
  if (runtime === undefined) return;
  try {
    const { id, assets } = await fetchBuild(AbortSignal.timeout(timeoutMs));
    newerBuild.set(runtime in assets ? undefined : id);
  } catch {
    // No network, or a captive portal.
    doubtConnection();
  }
}

/** @throws if the site cannot be reached, or something else answers in its place */
export async function fetchBuild(signal?: AbortSignal): Promise<PublishedBuild> {
  const response = await fetch(buildUrl, { cache: "no-cache", signal });
  // The build wrote it: `plugins/build-record-plugin.ts`.
  return (await response.json()) as PublishedBuild;
}

/** Each build has another one. */
export const runtimeOfDocument = (): string | undefined =>
  document.querySelector(`script[src^="${runtimePrefix}"]`)?.getAttribute("src") ?? undefined;

/**
 * Why to reload instead of showing an error: once for each newer build, because a host in trouble
 * may answer with an old shell, and once without a network.
 *
 * @param isReadable whether the service worker has the page in another build
 */
export function reasonToReload(isReadable = false): string | undefined {
  const reason = isOutdated() ? newerBuild.get() : isReadable ? "offline" : undefined;
  return reason === entryNotes().reloadedFor ? undefined : reason;
}

export function loadAsDocument(reason = newerBuild.get()): void {
  noteInEntry({ reloadedFor: reason });
  location.reload();
}

import type { CopyFacts } from "../../site/offline/copy-state.ts";
import { fetchBuild } from "../updates/newer-build.ts";
import { tryConnection } from "./connection.ts";
import { missingFiles, readCopies } from "./copies.ts";

/** Finds out what this browser has saved. */
export async function surveyCopies(): Promise<Pick<CopyFacts, "isPossible" | "copies">> {
  const isPossible = await keepsFiles();
  return { isPossible, copies: isPossible ? await readCopies() : {} };
}

/** How long a service worker may take that is only just being registered, in milliseconds. */
const workerTimeoutMs = 3000;

/** Private windows have no worker, or no caches, or caches that refuse. */
async function keepsFiles(): Promise<boolean> {
  try {
    await caches.keys();
    if (await isReady()) return true;
    // On a slow network it fetches for a while what every page needs.
    while ((await navigator.serviceWorker.getRegistration())?.installing) {
      if (await isReady()) return true;
    }
    return false;
  } catch {
    return false;
  }
}

function isReady(): Promise<boolean> {
  const tooLong = new Promise<false>((resolve) => setTimeout(resolve, workerTimeoutMs, false));
  return Promise.race([navigator.serviceWorker.ready.then(() => true), tooLong]);
}

/** How long the site is waited for, in milliseconds; without it less is said. */
const hostTimeoutMs = 10_000;

/** Finds out what the site has now, and what of it this browser lacks. */
export async function surveyBuild(): Promise<CopyFacts["live"]> {
  try {
    const build = await fetchBuild(AbortSignal.timeout(hostTimeoutMs));
    return { build, missing: await missingFiles(build) };
  } catch {
    // Whether that is for want of a network decides what the reader is told.
    await tryConnection();
    return undefined;
  }
}

/** Bytes that the browser still allows the site; unknown in some browsers. */
export async function freeRoom(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

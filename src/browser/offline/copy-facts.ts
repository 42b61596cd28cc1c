import type { CopyFacts } from "../../site/offline/copy-state.ts";
import { answerTimeoutMs } from "../timers.ts";
import { fetchBuild } from "../updates/newer-build.ts";
import { tryConnection } from "./connection.ts";
import { missingFiles, readCopies } from "./copy-records.ts";

export async function surveyCopies(): Promise<Pick<CopyFacts, "isPossible" | "copies">> {
  const isPossible = await keepsFiles();
  return { isPossible, copies: isPossible ? await readCopies() : {} };
}

/** For a worker that was only just registered, in milliseconds. */
const workerTimeoutMs = 3000;

/** Private windows may lack workers, or caches, or refuse to use them. */
async function keepsFiles(): Promise<boolean> {
  try {
    await caches.keys();
    if (await isReady()) return true;
    // Installing takes a while on a slow network.
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

export async function surveyBuild(): Promise<CopyFacts["live"]> {
  try {
    const build = await fetchBuild(AbortSignal.timeout(answerTimeoutMs));
    return { build, missing: await missingFiles(build) };
  } catch {
    // What the reader is told depends on whether there is a network.
    await tryConnection();
    return undefined;
  }
}

/** What the browser still lets the site store; unknown in some browsers. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

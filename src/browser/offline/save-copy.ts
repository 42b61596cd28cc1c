import { cacheNames } from "../../site/offline/caches.ts";
import type { Progress } from "../../site/offline/copy-state.ts";
import { bytesOf, copyFiles, type PublishedBuild } from "../../site/offline/published-build.ts";
import { fetchBuild } from "../updates/newer-build.ts";
import { beginCopy, finishCopy, giveUp, missingFiles, readCopies } from "./copies.ts";
import { fetchFile, fetchShell, WrongFile } from "./fetch-file.ts";

/** As many as browsers ask one host for at a time over HTTP/1.1, less two for the reader. */
const connections = 4;

/**
 * Saves the whole documentation as the site has it now, beside an older copy, which goes only once
 * the new one is whole. What is there already is not asked for again.
 *
 * @throws what stopped it; what was fetched stays for the next time
 */
export async function saveCopy(
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const build = await fetchBuild(signal);
  try {
    await complete(build, signal, onProgress);
  } catch (error) {
    if (isNoRoom(error)) await giveUp(build);
    const newer = error instanceof WrongFile ? await fetchBuild(signal) : build;
    if (newer.id === build.id) throw error;
    // The site was updated meanwhile, and what is missing may be gone from it.
    await saveCopy(signal, onProgress);
  }
}

/** Whether what stopped it was that the browser keeps no more for the site. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

async function complete(
  build: PublishedBuild,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { whole } = await readCopies();
  // A copy that is whole stays so while it is mended.
  if (whole?.record.build.id !== build.id) await beginCopy(build, await fetchShell(build, signal));
  const missing = await missingFiles(build);
  const total = bytesOf(build, copyFiles(build));
  let done = total - bytesOf(build, missing);
  const files = await caches.open(cacheNames.files);
  onProgress({ done, total });
  await eachOf(missing, async (path) => {
    await persistently(async () => files.put(path, await fetchFile(path, build, signal)), signal);
    done += bytesOf(build, [path]);
    onProgress({ done, total });
  });
  const [lost] = await missingFiles(build);
  if (lost !== undefined) throw new WrongFile(`The browser has not kept ${lost}.`);
  await finishCopy(build);
}

/** Pauses before one file is tried again, in milliseconds. */
const pauses = [500, 2000];

/** Tries again what the network has broken off, as it does on the way; what came wrong stays so. */
async function persistently(act: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const pause of pauses) {
    try {
      return await act();
    } catch (error) {
      // What `fetch` and reading what it gives throw: https://fetch.spec.whatwg.org/#fetch-method
      if (!(error instanceof TypeError) || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
  return act();
}

/** Does something with a few at a time; the first failure ends it, once all have ended. */
async function eachOf(
  paths: readonly string[],
  act: (path: string) => Promise<void>,
): Promise<void> {
  // A loop that an error ends closes the generator, and with it the other loops.
  const queue = (function* () {
    yield* paths;
  })();
  const work = async () => {
    for (const path of queue) await act(path);
  };
  const ends = await Promise.allSettled(Array.from({ length: connections }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

import { cacheNames } from "../../site/offline/caches.ts";
import type { Progress } from "../../site/offline/copy-state.ts";
import {
  bytesOf,
  copyFiles,
  shellUrl,
  type PublishedBuild,
} from "../../site/offline/published-build.ts";
import { runtimeOf } from "../../site/output/prerendered.ts";
import { fetchBuild } from "../updates/newer-build.ts";
import { beginCopy, finishCopy, giveUp, missingFiles, readCopies } from "./copy-records.ts";

class WrongFile extends Error {}

/** Browsers open six to a host over HTTP/1.1; two are left for the reader. */
const connections = 4;

/**
 * Fetches the files that are missing. An older copy stays until the new one is whole.
 *
 * @throws whatever stopped it; files that were fetched stay for the next time
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
    // The site was updated meanwhile, and the missing files may be gone.
    await saveCopy(signal, onProgress);
  }
}

export const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

async function complete(
  build: PublishedBuild,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { whole } = await readCopies();
  // A whole copy stays whole while evicted files are restored.
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

/** Before a file is tried again, in milliseconds. */
const pauses = [500, 2000];

/** Retries network errors only. */
async function persistently(act: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const pause of pauses) {
    try {
      return await act();
    } catch (error) {
      // Network errors: https://fetch.spec.whatwg.org/#fetch-method
      if (!(error instanceof TypeError) || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
  return act();
}

/** Works on a few at a time, until the first failure. */
async function eachOf(
  paths: readonly string[],
  act: (path: string) => Promise<void>,
): Promise<void> {
  // An error in one loop closes the generator, which ends the others.
  const queue = (function* () {
    yield* paths;
  })();
  const work = async () => {
    for (const path of queue) await act(path);
  };
  const ends = await Promise.allSettled(Array.from({ length: connections }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** @throws if the file is missing or was truncated */
async function fetchFile(
  path: string,
  { assets }: PublishedBuild,
  signal: AbortSignal,
): Promise<Response> {
  // The worker ignores `no-store` requests.
  const response = await fetch(path, { cache: "no-store", signal });
  const isWhole = response.ok && (await response.clone().blob()).size === assets[path];
  if (!isWhole) throw new WrongFile(`${path} could not be fetched.`);
  return response;
}

/** Hosts redirect from `index.html`. */
const shellAddress = shellUrl.replace(/index\.html$/, "");

/** The shell has no hash in its name, so its runtime's name tells the build. */
async function fetchShell({ assets }: PublishedBuild, signal: AbortSignal): Promise<Response> {
  const response = await fetch(shellAddress, { cache: "no-store", signal });
  const runtime = runtimeOf(await response.clone().text()) ?? "";
  const isOfBuild = response.ok && !response.redirected && runtime in assets;
  if (!isOfBuild) throw new WrongFile(`${shellAddress} is not that of the build.`);
  return response;
}

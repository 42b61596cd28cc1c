import { bytesOf, copyFiles, shellUrl } from "../../site/offline/copy-files.ts";
import type { Progress } from "../../site/offline/copy-state.ts";
import type { PublishedBuild } from "../../site/offline/published-build.ts";
import { deleteCopies, giveUp, openCopy, pathsIn, writeRecord } from "./copies.ts";
import { fetchBuild, getFile, getShell, WrongFile } from "./fetch-file.ts";

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
    await fill(build, signal, onProgress);
  } catch (error) {
    const newer = error instanceof WrongFile ? await fetchBuild(signal) : build;
    if (newer.id === build.id) throw error;
    // The site was updated meanwhile, and what is missing may be gone from it.
    await fill(newer, signal, onProgress);
  }
}

/** Whether what stopped it was that the browser keeps no more for the site. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

async function fill(
  build: PublishedBuild,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  try {
    await complete(build, signal, onProgress);
  } catch (error) {
    if (isNoRoom(error)) await giveUp(build);
    throw error;
  }
}

async function complete(
  build: PublishedBuild,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const paths = copyFiles(build);
  const total = bytesOf(build, paths);
  const { cache, isWhole } = await openCopy(build);
  const there = await pathsIn(cache);
  const missing = paths.filter((path) => !there.has(path));
  if (isWhole && missing.length === 0) return deleteCopies(build.id);
  let done = total - bytesOf(build, missing);
  onProgress({ done, total });
  await eachOf(missing, signal, async (path, until) => {
    const get = path === shellUrl ? getShell : getFile(path);
    await persistently(async () => cache.put(path, await get(build, until)), until);
    done += bytesOf(build, [path]);
    onProgress({ done, total });
  });
  await finish(cache, build);
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

/** Does something with a few at a time; the first failure ends it. */
async function eachOf(
  paths: readonly string[],
  signal: AbortSignal,
  act: (path: string, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) {
      either.throwIfAborted();
      await act(path, either);
    }
  };
  const all = Array.from({ length: connections }, () => work().catch(failed.abort.bind(failed)));
  // Until all of them have ended, so that nothing is written after this.
  await Promise.all(all);
  either.throwIfAborted();
}

/** Only here does the new copy take the place of the old one. */
async function finish(cache: Cache, build: PublishedBuild): Promise<void> {
  const there = await pathsIn(cache);
  const lost = copyFiles(build).find((path) => !there.has(path));
  if (lost !== undefined) throw new WrongFile(`The browser has not kept ${lost}.`);
  await writeRecord(cache, build, "whole");
  await deleteCopies(build.id);
}

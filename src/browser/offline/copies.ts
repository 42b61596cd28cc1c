import { cacheName, parseCacheName } from "../../site/caches.ts";
import { bytesOf, copyFiles } from "../../site/offline/copy-files.ts";
import { readRecord, recordUrl, type CopyRecord } from "../../site/offline/copy-record.ts";
import type { Copy } from "../../site/offline/copy-state.ts";
import { buildUrl, readBuild, type PublishedBuild } from "../../site/offline/published-build.ts";

/** The saved copies of the documentation in this browser: a cache each, with what they say of themselves. */

/** @throws where the browser keeps nothing for the site */
export async function readCopies(): Promise<readonly Copy[]> {
  const copies = await Promise.all((await copyNames()).map(readCopy));
  return copies.filter((copy) => copy !== undefined);
}

/** The names of their caches. */
export const copyNames = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => parseCacheName(name)?.kind === "saved");

async function readCopy(name: string): Promise<Copy | undefined> {
  const cache = await caches.open(name);
  const [build, record] = await Promise.all([
    textOf(cache, buildUrl).then(readBuild),
    textOf(cache, recordUrl).then(readRecord),
  ]);
  return build && record && { build, record, missing: await missingIn(cache, copyFiles(build)) };
}

const textOf = async (cache: Cache, url: string) => (await cache.match(url))?.text() ?? "";

async function missingIn(cache: Cache, paths: readonly string[]): Promise<readonly string[]> {
  const there = await pathsIn(cache);
  return paths.filter((path) => !there.has(path));
}

/** The paths of all that a cache has; a revision that Workbox has added is left out. */
export const pathsIn = async (cache: Cache): Promise<ReadonlySet<string>> =>
  new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

/** Opens the copy of a build; one that is not whole says from now on that it is on its way. */
export async function openCopy(
  build: PublishedBuild,
): Promise<{ readonly cache: Cache; readonly isWhole: boolean }> {
  const cache = await caches.open(cacheName({ build: build.id, kind: "saved" }));
  const isWhole = readRecord(await textOf(cache, recordUrl))?.status === "whole";
  if (!isWhole) {
    await cache.put(buildUrl, jsonResponse(build));
    await writeRecord(cache, build, "saving");
  }
  return { cache, isWhole };
}

/** What is not whole waits from now on for its reader. */
export async function stopCopies(): Promise<void> {
  for (const { build, record } of await readCopies()) {
    if (record.status === "saving")
      await writeRecord((await openCopy(build)).cache, build, "stopped");
  }
}

export async function writeRecord(
  cache: Cache,
  build: PublishedBuild,
  status: CopyRecord["status"],
): Promise<void> {
  const bytes = bytesOf(build, copyFiles(build));
  const record: CopyRecord = { status, time: new Date().toISOString(), bytes };
  await cache.put(recordUrl, jsonResponse(record));
}

const jsonResponse = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });

/** @param kept ids of the builds whose copies stay */
export async function deleteCopies(...kept: readonly string[]): Promise<void> {
  const stay = kept.map((build) => cacheName({ build, kind: "saved" }));
  const others = (await copyNames()).filter((name) => !stay.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Gives the room of what is not whole back, and has what is whole say so: it is not tried again
 * with every page.
 */
export async function giveUp({ id }: PublishedBuild): Promise<void> {
  const whole = (await readCopies()).filter(({ record }) => record.status === "whole");
  await deleteCopies(...whole.map(({ build }) => build.id));
  for (const { build, record } of whole) {
    const cache = await caches.open(cacheName({ build: build.id, kind: "saved" }));
    await cache.put(recordUrl, jsonResponse({ ...record, noRoomFor: id } satisfies CopyRecord));
  }
}

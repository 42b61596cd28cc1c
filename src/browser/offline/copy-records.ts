import { cacheNames } from "../../site/offline/caches.ts";
import {
  copyShellUrl,
  readRecord,
  recordUrls,
  type CopyRecord,
} from "../../site/offline/copy-record.ts";
import type { Copies, Copy } from "../../site/offline/copy-state.ts";
import { bytesOf, copyFiles, type PublishedBuild } from "../../site/offline/published-build.ts";
import { freeRoom } from "../../site/offline/worker-messages.ts";
import { askWorker } from "./ask-worker.ts";

type Slot = keyof Copies;

/** @throws if storage is disabled */
export async function readCopies(): Promise<Copies> {
  const [whole, next] = await Promise.all([readCopy("whole"), readCopy("next")]);
  return { ...(whole && { whole }), ...(next && { next }) };
}

async function readCopy(slot: Slot): Promise<Copy | undefined> {
  const response = await caches.match(recordUrls[slot], { cacheName: cacheNames.saved });
  const record = readRecord((await response?.text()) ?? "");
  return record && { record, missing: await missingFiles(record.build) };
}

export async function missingFiles(build: PublishedBuild): Promise<readonly string[]> {
  const requests = await (await caches.open(cacheNames.files)).keys();
  const there = new Set(requests.map(({ url }) => new URL(url).pathname));
  return copyFiles(build).filter((path) => !there.has(path));
}

export async function beginCopy(build: PublishedBuild, shell: Response): Promise<void> {
  await (await savedCache()).put(copyShellUrl(build.id), shell);
  await writeRecord("next", {
    status: "saving",
    time: new Date().toISOString(),
    bytes: bytesOf(build, copyFiles(build)),
    build,
  });
}

/** Only here does the new copy replace the old one. */
export async function finishCopy({ id }: PublishedBuild): Promise<void> {
  const { next } = await readCopies();
  const isNew = next?.record.build.id === id;
  const time = new Date().toISOString();
  if (isNew) await writeRecord("whole", { ...next.record, status: "whole", time });
  await dropNext();
}

/** From now on, only the reader can continue. */
export async function stopCopy(): Promise<void> {
  const { next } = await readCopies();
  if (next?.record.status === "saving")
    await writeRecord("next", { ...next.record, status: "stopped" });
}

export async function removeCopies(): Promise<void> {
  await caches.delete(cacheNames.saved);
  await askWorker(freeRoom);
}

/** Removes the unfinished copy, and notes in the old one that this build does not fit. */
export async function giveUp({ id }: PublishedBuild): Promise<void> {
  const { whole } = await readCopies();
  if (whole === undefined) return removeCopies();
  await dropNext();
  await askWorker(freeRoom);
  await writeRecord("whole", { ...whole.record, noRoomFor: id });
}

async function dropNext(): Promise<void> {
  const cache = await savedCache();
  await cache.delete(recordUrls.next);
  const { whole } = await readCopies();
  const needed: readonly string[] = [recordUrls.whole, copyShellUrl(whole?.record.build.id ?? "")];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.includes(pathname + search)) await cache.delete(request);
  }
}

const savedCache = () => caches.open(cacheNames.saved);

const writeRecord = async (slot: Slot, record: CopyRecord) =>
  (await savedCache()).put(recordUrls[slot], Response.json(record));

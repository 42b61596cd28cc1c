import { CacheExpiration } from "workbox-expiration";
import { buildsOf, parseCacheName, type CacheKind } from "../site/caches.ts";
import type { Build } from "../types.ts";
import { ownCache } from "./core.ts";
import { files } from "./files.ts";
import { limits } from "./pictures.ts";
import { savesData } from "./saves-data.ts";
import { missingFiles } from "./unreplaced.ts";

/** How many of the pages that a reader has visited are got ready in their new version at a time. */
const pageLimit = 50;

/**
 * Keeps what a reader could read before an update: pictures, files that have not changed, and the
 * new text of the pages that were visited last.
 *
 * @param stale names of the caches that are to go
 * @param build this worker's own
 */
export async function takeOver(
  stale: readonly string[],
  build: Build,
  event: ExtendableEvent,
): Promise<void> {
  for (const name of ofKind(stale, "pictures")) await copyPictures(name);
  for (const name of ofKind(stale, "files")) await copyFiles(name, build);
  if (savesData()) return;
  for (const id of buildsOf(stale)) await fetchTexts(id, build, event);
}

const ofKind = (names: readonly string[], kind: CacheKind) =>
  names.filter((name) => parseCacheName(name)?.kind === kind);

async function copyPictures(from: string): Promise<void> {
  const own = ownCache("pictures");
  const expiration = new CacheExpiration(own, limits);
  for (const request of await copy(from, own, () => true)) {
    await expiration.updateTimestamp(request.url);
  }
}

const copyFiles = (from: string, { assets }: Build) =>
  copy(from, ownCache("files"), (pathname) => pathname in assets);

/** @returns what has been copied */
async function copy(
  from: string,
  to: string,
  isWanted: (pathname: string) => boolean,
): Promise<readonly Request[]> {
  const [source, target] = await Promise.all([caches.open(from), caches.open(to)]);
  const there = new Set((await target.keys()).map(({ url }) => url));
  const requests = (await source.keys()).filter(({ url }) => !there.has(url));
  const wanted = requests.filter(({ url }) => isWanted(new URL(url).pathname));
  for (const request of wanted) {
    const response = await source.match(request, { ignoreVary: true });
    if (response !== undefined) await target.put(request, response);
  }
  return wanted;
}

async function fetchTexts(from: string, build: Build, event: ExtendableEvent): Promise<void> {
  const missing = await missingFiles(from, build);
  for (const [, chunk] of missing.slice(-pageLimit)) {
    const request = new Request(chunk);
    const [answer] = await Promise.allSettled(files.handleAll({ request, event }));
    // Without a network the others cannot be had either: all are asked for again later.
    if (answer.status === "rejected") return;
  }
}

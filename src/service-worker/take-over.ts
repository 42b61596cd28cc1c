import { CacheExpiration } from "workbox-expiration";
import { parseCacheName, type CacheKind } from "../site/caches.ts";
import type { Build } from "../types.ts";
import { ownBuild, ownCache } from "./core.ts";
import { files, matchFile } from "./files.ts";
import { limits } from "./pictures.ts";
import { savesData } from "./saves-data.ts";

/** How many of the pages that a reader has visited are got ready in their new version. */
const pageLimit = 50;

/**
 * Keeps what a reader could read before an update: pictures, files that have not changed, and the
 * new text of the pages that were visited last.
 *
 * @param stale names of the caches that will go
 */
export async function takeOver(stale: readonly string[], event: ExtendableEvent): Promise<void> {
  const build = await ownBuild();
  if (build === undefined) return;
  for (const name of ofKind(stale, "pictures")) await copyPictures(name);
  for (const name of ofKind(stale, "files")) await copyFiles(name, build);
  if (savesData()) return;
  for (const name of ofKind(stale, "pages")) await fetchTexts(name, build, event);
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
  const requests = await source.keys();
  const wanted = requests.filter(({ url }) => isWanted(new URL(url).pathname));
  for (const request of wanted) {
    const response = await source.match(request, { ignoreVary: true });
    const isThere = await target.match(request, { ignoreVary: true });
    if (response !== undefined && isThere === undefined) await target.put(request, response);
  }
  return wanted;
}

async function fetchTexts(from: string, { pages }: Build, event: ExtendableEvent): Promise<void> {
  const visited = await (await caches.open(from)).keys();
  for (const { url } of visited.slice(-pageLimit)) {
    const chunk = pages[new URL(url).pathname];
    if (chunk === undefined || (await matchFile(chunk))) continue;
    const request = new Request(chunk);
    // One that cannot be had now is fetched when its page is opened.
    await Promise.allSettled(files.handleAll({ request, event }));
  }
}

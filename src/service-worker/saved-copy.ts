import { parseCacheName } from "../site/caches.ts";
import { shellUrl } from "../site/offline/copy-files.ts";
import { readRecord, recordUrl } from "../site/offline/copy-record.ts";
import { buildUrl, readBuild } from "../site/offline/published-build.ts";

/**
 * Shows a page from the copy that the reader has saved, which may be of another build than this
 * worker: its shell, whose scripts and texts are in the same cache.
 *
 * @param pathname as `canonicalUrl` writes it
 * @returns nothing for a page that the copy does not have, and where no copy is whole
 */
export async function savedPage(pathname: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => parseCacheName(name)?.kind === "saved");
  for (const name of names) {
    const copy = await caches.open(name);
    if (readRecord(await textOf(copy, recordUrl))?.status !== "whole") continue;
    const build = readBuild(await textOf(copy, buildUrl));
    const chunk = build?.pages[pathname];
    // A section to print is made of its pages' texts.
    const isThere = chunk === undefined ? isPrintable(pathname) : await copy.match(chunk);
    if (isThere) return copy.match(shellUrl);
  }
  return undefined;
}

const isPrintable = (pathname: string) => pathname.endsWith("/printable/");

const textOf = async (cache: Cache, url: string) => (await cache.match(url))?.text() ?? "";

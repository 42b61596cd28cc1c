import { buildsOf, cacheName } from "../site/caches.ts";
import { filesOf } from "../site/known-pages.ts";
import { runtimeOf } from "../site/prerendered.ts";
import { routes } from "../site/routes.ts";
import type { Build } from "../types.ts";
import { ownCache, recordOf } from "./core.ts";
import { matchFile } from "./files.ts";

/**
 * The newest build before this one that has pages which nothing here can show in its place, because
 * the network was gone, or because the reader saves data. One is enough: caches must not pile up.
 *
 * @param stale names of the caches that are to go, in the order in which they were made
 * @param build this worker's own
 * @returns its id; nothing where all pages have been replaced
 */
export async function unreplacedBuild(
  stale: readonly string[],
  build: Build,
): Promise<string | undefined> {
  for (const id of buildsOf(stale).toReversed()) {
    const missing = await missingFiles(id, build);
    const visited = await Promise.all(missing.map(([pathname]) => isVisited(pathname, build)));
    if (visited.includes(false)) return id;
  }
  return undefined;
}

/**
 * @param id of an earlier build
 * @param build this worker's own
 * @returns path of each page that was read and is in both, and path of a file of it that is not here
 */
export async function missingFiles(
  id: string,
  build: Build,
): Promise<readonly (readonly [string, string])[]> {
  const needed = [...(await readPages(id))].flatMap((pathname) =>
    filesOf(build, pathname).map((file) => [pathname, file] as const),
  );
  const found = await Promise.all(needed.map(([, file]) => matchFile(file)));
  return needed.filter((_, at) => found[at] === undefined);
}

/** Paths of the pages that were opened, or that a link led to. */
async function readPages(build: string): Promise<ReadonlySet<string>> {
  const [documents, files] = await Promise.all([
    keptPaths(cacheName({ build, kind: "pages" })),
    keptPaths(cacheName({ build, kind: "files" })),
  ]);
  const record = await recordOf(build);
  const known = [
    ...Object.keys(record?.pages ?? {}),
    ...Object.values(routes).map(({ url }) => url),
  ];
  const linked = known.filter(
    (pathname) => record && filesOf(record, pathname).some((file) => files.includes(file)),
  );
  return new Set([...linked, ...documents]);
}

async function keptPaths(name: string): Promise<readonly string[]> {
  // To open a cache would make it.
  const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  return requests.map(({ url }) => new URL(url).pathname);
}

/** Whether this worker has the page itself, and not as a tab of an earlier build showed it. */
async function isVisited(pathname: string, { assets }: Build): Promise<boolean> {
  const page = await caches.match(pathname, { cacheName: ownCache("pages"), ignoreVary: true });
  return page !== undefined && (runtimeOf(await page.text()) ?? "") in assets;
}

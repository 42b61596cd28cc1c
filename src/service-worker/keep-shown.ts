import { cacheNames, isHashedFile, nameWithoutHash } from "../site/offline/caches.ts";
import { filesOf } from "../site/offline/known-pages.ts";
import { runtimeOf, runtimePrefix } from "../site/output/prerendered.ts";
import { buildUrl } from "../site/offline/published-build.ts";
import { savesData } from "../site/offline/saves-data.ts";
import type { Shown } from "../site/offline/worker-messages.ts";
import type { Build } from "../types.ts";
import { fetchCore, ownBuild, shell } from "./precache.ts";
import { keepFile } from "./files.ts";
import { copyRecords, dateOf, pathsIn } from "./offline-pages.ts";
import { pages } from "./pages.ts";

/** The first page was loaded before the worker ran. The HTTP cache has its files. */
export async function keepShown(shown: Shown, event: ExtendableEvent): Promise<void> {
  if (savesData()) return;
  const page = new Request(shown.page, { cache: "force-cache" });
  const isKept = await caches.match(page, { cacheName: cacheNames.pages, ignoreVary: true });
  await Promise.allSettled([
    fetchCore(),
    ...shown.files.filter(isHashedFile).map((file) => keepFile(file, event)),
    ...(isKept ? [] : pages.handleAll({ request: page, event })),
  ]);
  const build = await ownBuild();
  const runtime = shown.files.find((file) => file.startsWith(runtimePrefix)) ?? "";
  // Another build is live. A saved copy updates itself: `src/browser/offline/`.
  if (build === undefined || !(runtime in build.assets) || (await hasCopy())) return;
  await keepNewer(build, event);
}

const hasCopy = async () => (await copyRecords()).length > 0;

/** How many visited pages are updated at a time. */
const limit = 50;

/** Fetches the new text of visited pages. */
async function keepNewer(build: Build, event: ExtendableEvent): Promise<void> {
  const there = await pathsIn(cacheNames.files);
  const names = new Set([...there].map(nameWithoutHash));
  const documents = await pathsIn(cacheNames.pages);
  const older = await olderPages(build);
  const visited = Object.entries(build.pages).filter(([url, text]) =>
    documents.has(url) ? older.has(url) : names.has(nameWithoutHash(text)) && !there.has(text),
  );
  const cache = await caches.open(cacheNames.pages);
  for (const [url] of visited.slice(-limit)) {
    const areKept = await Promise.all(filesOf(build, url).map((file) => keepFile(file, event)));
    // Without a network, the others would fail, too. Later updates retry.
    if (areKept.includes(false)) return;
    // From now on, the shell shows the new text.
    await cache.delete(url, { ignoreVary: true });
  }
}

/** URLs of pages of which only the HTML of another build is cached. */
async function olderPages({ assets }: Build): Promise<ReadonlySet<string>> {
  const cache = await caches.open(cacheNames.pages);
  const installed = dateOf(await shell.matchPrecache(buildUrl));
  const found = (await cache.keys()).map(async (request) => {
    const page = await cache.match(request, { ignoreVary: true });
    // Newer HTML needs no check.
    if (page === undefined || dateOf(page) > installed) return [];
    return (runtimeOf(await page.text()) ?? "") in assets ? [] : [new URL(request.url).pathname];
  });
  return new Set((await Promise.all(found)).flat());
}

import { cacheNames, isHashedFile, nameWithoutHash } from "../site/offline/caches.ts";
import { filesOf } from "../site/offline/known-pages.ts";
import { runtimeOf, runtimePrefix } from "../site/output/prerendered.ts";
import { buildUrl } from "../site/offline/published-build.ts";
import type { Shown } from "../site/offline/worker-messages.ts";
import type { Build } from "../types.ts";
import { fetchCore, ownBuild, shell } from "./precache.ts";
import { keepFile } from "./files.ts";
import { copyRecords, dateOf, pathsIn } from "./offline-pages.ts";
import { pages } from "./pages.ts";
import { savesData } from "./saves-data.ts";

/**
 * Keeps the page that is on the screen, and what it has loaded: on the first visit all of it came
 * before there was a worker. The browser has it in its own cache, so nothing is downloaded twice.
 */
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
  // Another build is live already. And a saved copy brings itself up to date: `src/browser/offline/`.
  if (build === undefined || !(runtime in build.assets) || (await hasCopy())) return;
  await keepNewer(build, event);
}

const hasCopy = async () => (await copyRecords()).length > 0;

/** How many of the pages that a reader has visited are got ready in their new version at a time. */
const limit = 50;

/** After an update: fetches the new text of the pages that a reader has visited. */
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
    // Without a network the others cannot be had either: all are asked for again later.
    if (areKept.includes(false)) return;
    // From now on the shell shows it, with the new text.
    await cache.delete(url, { ignoreVary: true });
  }
}

/** Addresses of the pages of which only the HTML of another build is kept. */
async function olderPages({ assets }: Build): Promise<ReadonlySet<string>> {
  const cache = await caches.open(cacheNames.pages);
  const installed = dateOf(await shell.matchPrecache(buildUrl));
  const found = (await cache.keys()).map(async (request) => {
    const page = await cache.match(request, { ignoreVary: true });
    // What came after this build was installed is not looked into each time.
    if (page === undefined || dateOf(page) > installed) return [];
    return (runtimeOf(await page.text()) ?? "") in assets ? [] : [new URL(request.url).pathname];
  });
  return new Set((await Promise.all(found)).flat());
}

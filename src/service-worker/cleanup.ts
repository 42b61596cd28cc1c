import { cacheNames, isForgottenCache } from "../site/offline/caches.ts";
import type { PublishedBuild } from "../site/offline/published-build.ts";
import { corePaths } from "./precache.ts";
import { copyRecords, dateOf, filesOfDocument, installedBuilds } from "./offline-pages.ts";

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Removes files of builds that are gone. Tabs of an older build may need them for a while. */
export const tidy = async (): Promise<void> => remove(monthMs, await installedBuilds());

/** Makes room: removes all files that nothing says it needs, also the texts of pages. */
export const free = (): Promise<void> => remove(0, []);

/** @param minAge in milliseconds: what is younger stays */
async function remove(minAge: number, builds: readonly PublishedBuild[]): Promise<void> {
  const saved = (await copyRecords()).map(({ build }) => build);
  const named = new Set([
    ...corePaths,
    ...[...builds, ...saved].flatMap(({ assets }) => Object.keys(assets)),
  ]);
  const files = await caches.open(cacheNames.files);
  const unnamed = (await files.keys()).filter(({ url }) => !named.has(new URL(url).pathname));
  const old = [];
  for (const request of unnamed) {
    const date = dateOf(await files.match(request, { ignoreVary: true }));
    if (!(Date.now() - date < minAge)) old.push(request);
  }
  if (old.length === 0) return;
  const needed = await neededByPages();
  for (const request of old) {
    if (!needed.has(new URL(request.url).pathname))
      await files.delete(request, { ignoreVary: true });
  }
}

/** What the pages load whose HTML is kept. */
async function neededByPages(): Promise<ReadonlySet<string>> {
  const documents = await (await caches.open(cacheNames.pages)).matchAll();
  return new Set((await Promise.all(documents.map(filesOfDocument))).flat());
}

/** Removes what earlier versions of the site have stored. */
export async function removeForgotten(): Promise<void> {
  for (const name of (await caches.keys()).filter(isForgottenCache)) await caches.delete(name);
}

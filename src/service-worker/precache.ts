import { PrecacheController } from "workbox-precaching";
import { cacheNames } from "../site/offline/caches.ts";
import { deferredFiles } from "../site/offline/precached-files.ts";
import { buildUrl } from "../site/offline/published-build.ts";
import { savesData } from "../site/offline/saves-data.ts";
import type { Build } from "../types.ts";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by workbox-webpack-plugin; see `plugins/service-worker-plugin.ts`. */
const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== "string");

/** The build that this worker belongs to: `build.json` has its id as revision. */
const ownId = manifest.find(({ url }) => url === buildUrl)?.revision ?? "";

/** Hashed files that any page may need. */
const core = manifest.filter(
  (entry) => !entry.revision && !(savesData() && deferredFiles.test(entry.url.slice(1))),
);

export const corePaths: readonly string[] = core.map(({ url }) => url);

export const shell = new PrecacheController({
  cacheName: cacheNames.shell,
  plugins: [
    {
      // Only the others have a hash to check.
      cacheWillUpdate: async ({ request, response }) => {
        if (new URL(request.url).pathname !== buildUrl) return response.ok ? response : null;
        const { id } = (await response.clone().json()) as Build;
        return id === ownId ? response : null;
      },
    },
  ],
});
shell.addToCacheList(manifest.filter(({ revision }) => revision));

/** Fails if a file is missing or of another build, as in a deploy; browsers try again later. */
export async function install(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
  await fetchCore();
  await putShellLast();
}

/** After a rollback, the shell may be cached already, before a newer one. */
async function putShellLast(): Promise<void> {
  const cache = await caches.open(cacheNames.shell);
  for (const key of shell.getURLsToCacheKeys().values()) {
    const response = await cache.match(key);
    if (response === undefined) throw new Error(`${key} was removed during the installation.`);
    await cache.put(key, response);
  }
}

/** Caches have an order: later shells belong to a newer build that is being installed. */
export async function removeOlderShells(): Promise<void> {
  const cache = await caches.open(cacheNames.shell);
  const own = new Set(shell.getURLsToCacheKeys().values());
  const requests = await cache.keys();
  const older = requests.slice(
    0,
    requests.findIndex(({ url }) => own.has(url)),
  );
  for (const request of older) await cache.delete(request, { ignoreVary: true });
}

/** Fetches what is missing of the core; one after the other, because a page may be loading. */
export async function fetchCore(): Promise<void> {
  const files = await caches.open(cacheNames.files);
  for (const { url, integrity = "" } of core) {
    if (await files.match(url, { ignoreVary: true })) continue;
    const get = (cache: RequestCache) => fetch(url, { cache, integrity });
    // Retry once: the HTTP cache may keep a truncated file for a year.
    await files.put(url, await get("default").catch(() => get("reload")));
  }
}

/** Undefined if the browser has evicted it. */
export const ownBuild = async (): Promise<Build | undefined> =>
  (await shell.matchPrecache(buildUrl))?.json();

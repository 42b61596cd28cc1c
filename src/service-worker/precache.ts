import { PrecacheController } from "workbox-precaching";
import { cacheNames } from "../site/offline/caches.ts";
import { deferredFiles } from "../site/output/file-names.ts";
import { buildUrl } from "../site/offline/published-build.ts";
import type { Build } from "../types.ts";
import { savesData } from "./saves-data.ts";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by workbox-webpack-plugin; see `plugins/service-worker-plugin.ts`. */
const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== "string");

/** The build that this worker belongs to: `build.json` has its id as revision. */
const ownId = manifest.find(({ url }) => url === buildUrl)?.revision ?? "";

/** The hashed files that every page needs, or may need at any time. */
const core = manifest.filter(
  (entry) => !entry.revision && !(savesData() && deferredFiles.test(entry.url.slice(1))),
);

export const corePaths: readonly string[] = core.map(({ url }) => url);

export const shell = new PrecacheController({
  cacheName: cacheNames.shell,
  plugins: [
    {
      // Of the others the browser checks the hash; what this file says may change with its commit.
      cacheWillUpdate: async ({ request, response }) => {
        if (new URL(request.url).pathname !== buildUrl) return response.ok ? response : null;
        const { id } = (await response.clone().json()) as Build;
        return id === ownId ? response : null;
      },
    },
  ],
});
shell.addToCacheList(manifest.filter(({ revision }) => revision));

/**
 * Fetches what every page needs. Where one file is missing, or is one of another build because a
 * deploy is under way, the installation fails and browsers try again later.
 */
export async function install(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
  await fetchCore();
  await putShellLast();
}

/** After a rollback the shell is here already, before that of the build that was live meanwhile. */
async function putShellLast(): Promise<void> {
  const cache = await caches.open(cacheNames.shell);
  for (const key of shell.getURLsToCacheKeys().values()) {
    const response = await cache.match(key);
    if (response === undefined) throw new Error(`${key} was removed during the installation.`);
    await cache.put(key, response);
  }
}

/**
 * Removes the shells of older builds. Caches have an order, and what came after this worker's own
 * shell belongs to a newer one that is being installed, or will be once its deploy is whole.
 */
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
    // Retry once: the browser's own cache may have it cut, and for a year.
    await files.put(url, await get("default").catch(() => get("reload")));
  }
}

/** What this worker's build published; nothing where the browser has thrown it away. */
export const ownBuild = async (): Promise<Build | undefined> =>
  (await shell.matchPrecache(buildUrl))?.json();

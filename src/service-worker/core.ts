import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import { cacheName, isHashedFile, parseCacheName, type CacheKind } from "../site/caches.ts";
import type { Build } from "../types.ts";
import { savesData } from "./saves-data.ts";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by workbox-webpack-plugin; see `plugins/service-worker-plugin.ts`. */
const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== "string");

/** The build that this worker belongs to: `build.json` has its id as revision. */
export const ownId = manifest.find(({ url }) => url === "/build.json")?.revision ?? "";

export const ownCache = (kind: CacheKind): string => cacheName({ build: ownId, kind });

/** Held while caches are filled or removed: an old worker must not tidy up what a new one installs. */
export const cachesLock = "webpack-caches";

/** What a reader who saves data gets no sooner than it is needed. */
const isExtra = ({ url }: PrecacheEntry) => /^\/(?:search|view)-/.test(url);

const core = new PrecacheController({
  cacheName: ownCache("core"),
  plugins: [
    {
      // Of all others the browser checks the hash; what this file says may change with its commit.
      cacheWillUpdate: async ({ request, response }) => {
        if (new URL(request.url).pathname !== "/build.json") return response.ok ? response : null;
        const { id } = (await response.clone().json()) as Build;
        return id === ownId ? response : null;
      },
      handlerDidError: ({ request }) => fetchPastCache(request),
    },
  ],
});
core.addToCacheList(manifest.filter((entry) => !savesData() || !isExtra(entry)));

/**
 * Fetches a file of the core once more. One with a hash in its name is looked for in the browser's
 * own cache first, which may have it cut, or as a hotel's network answered, and for a year.
 */
async function fetchPastCache(request: Request): Promise<Response | undefined> {
  if (!isHashedFile(new URL(request.url).pathname)) return undefined;
  const response = await fetch(new Request(request, { cache: "reload" }));
  if (!response.ok) return undefined;
  await (await caches.open(ownCache("core"))).put(request, response.clone());
  return response;
}

/**
 * Fetches what every page needs. Where one file is missing, or is one of another build because a
 * deploy is under way, the installation fails and browsers try again later.
 */
export async function installCore(event: ExtendableEvent): Promise<void> {
  await copyUnchanged();
  await core.install(event);
}

/** The site without an article; its script loads the article of whatever address is open. */
export const matchShell = (): Promise<Response | undefined> =>
  core.matchPrecache("/app-shell/index.html");

/** What this worker's build published; nothing where the browser has thrown it away. */
export async function ownBuild(): Promise<Build | undefined> {
  const response = await core.matchPrecache("/build.json");
  return response === undefined ? undefined : ((await response.json()) as Build);
}

/** From the builds before, where they were checked already. */
async function copyUnchanged(): Promise<void> {
  const own = await caches.open(ownCache("core"));
  const others = (await caches.keys()).filter((name) => parseCacheName(name)?.kind === "core");
  for (const key of core.getURLsToCacheKeys().values()) {
    for (const name of others) {
      const found = await caches.match(key, { cacheName: name, ignoreVary: true });
      if (found !== undefined && name !== ownCache("core")) await own.put(key, found);
    }
  }
}

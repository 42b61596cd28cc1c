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
const isExtra = ({ url }: PrecacheEntry) =>
  /^\/(?:search-|view-|drawer-swipe\.|assets\/icon-)/.test(url);

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
/** Those that are not fetched ahead; each has a hash in its name. */
const later = savesData() ? manifest.filter(isExtra) : [];
core.addToCacheList(manifest.filter((entry) => !later.includes(entry)));

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

/** The site of a build without an article; its script loads that of whatever address is open. */
export const shellOf = (build: string): Promise<Response | undefined> =>
  matchCore("/app-shell/index.html", build);

/** What this worker's build published; nothing where the browser has thrown it away. */
export const ownBuild = (): Promise<Build | undefined> => recordOf(ownId);

/** What a build published, where its core is still here. */
export async function recordOf(build: string): Promise<Build | undefined> {
  const response = await matchCore("/build.json", build);
  return response === undefined ? undefined : ((await response.json()) as Build);
}

const matchCore = (url: string, build: string) =>
  caches.match(url, {
    cacheName: cacheName({ build, kind: "core" }),
    // Files without a hash in their names have it there.
    ignoreSearch: true,
    ignoreVary: true,
  });

/** From the builds before, where they were checked already: it costs a reader who saves data nothing. */
async function copyUnchanged(): Promise<void> {
  const own = await caches.open(ownCache("core"));
  const others = (await caches.keys()).filter((name) => parseCacheName(name)?.kind === "core");
  for (const key of [...core.getURLsToCacheKeys().values(), ...later.map(({ url }) => url)]) {
    for (const name of others) {
      const found = await caches.match(key, { cacheName: name, ignoreVary: true });
      if (found !== undefined && name !== ownCache("core")) await own.put(key, found);
    }
  }
}

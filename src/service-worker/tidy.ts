import { CacheExpiration } from "workbox-expiration";
import { parseCacheName, staleCaches } from "../site/caches.ts";
import { cachesLock, ownBuild } from "./core.ts";
import { dropSuperseded } from "./drop-superseded.ts";
import { livingBuilds } from "./living-builds.ts";
import { takeOver } from "./take-over.ts";
import { unreplacedBuild } from "./unreplaced.ts";

declare const self: ServiceWorkerGlobalScope;

/** Removes the caches of builds that nobody needs any more. */
export const tidy = (event: ExtendableEvent): Promise<void> =>
  navigator.locks.request(cachesLock, async () => {
    const { installing, waiting } = self.registration;
    // A newer worker is about to take over, and may need what this one would remove.
    if (installing !== null || waiting !== null) return dropSuperseded([installing, waiting]);
    const [living, build] = [await livingBuilds(), await ownBuild()];
    if (living === undefined || build === undefined) return;
    const stale = staleCaches(await caches.keys(), living);
    await takeOver(stale, build, event);
    const kept = await unreplacedBuild(stale, build);
    for (const name of stale) if (!isOf(kept, name)) await forget(name);
  });

/** Pictures are of no build: they have been taken over whole. */
function isOf(build: string | undefined, name: string): boolean {
  const parsed = parseCacheName(name);
  return build !== undefined && parsed?.build === build && parsed.kind !== "pictures";
}

async function forget(name: string): Promise<void> {
  await caches.delete(name);
  // When its entries were used is kept apart from them.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

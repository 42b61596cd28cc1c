import { CacheExpiration } from "workbox-expiration";
import { staleCaches } from "../site/caches.ts";
import { cachesLock } from "./core.ts";
import { dropSuperseded } from "./drop-superseded.ts";
import { livingBuilds } from "./living-builds.ts";
import { takeOver } from "./take-over.ts";

declare const self: ServiceWorkerGlobalScope;

/** Removes the caches of builds that nobody needs any more. */
export const tidy = (event: ExtendableEvent): Promise<void> =>
  navigator.locks.request(cachesLock, async () => {
    const { installing, waiting } = self.registration;
    // A newer worker is about to take over, and may need what this one would remove.
    if (installing !== null || waiting !== null) return dropSuperseded([installing, waiting]);
    const living = await livingBuilds();
    if (living === undefined) return;
    const stale = staleCaches(await caches.keys(), living);
    await takeOver(stale, event);
    for (const name of stale) await forget(name);
  });

async function forget(name: string): Promise<void> {
  await caches.delete(name);
  // When its entries were used is kept apart from them.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

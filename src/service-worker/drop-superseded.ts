import { supersededCaches } from "../site/caches.ts";
import { livingBuilds } from "./living-builds.ts";

/**
 * Removes what was installed for workers that never took over: while a tab stays open, each deploy
 * brings another one. Whoever calls it holds the lock of the caches.
 *
 * @param workers all of this site but the one that asks
 */
export async function dropSuperseded(workers: readonly (ServiceWorker | null)[]): Promise<void> {
  const living = await livingBuilds(workers);
  if (living === undefined) return;
  for (const name of supersededCaches(await caches.keys(), living)) await caches.delete(name);
}

import { buildsOf } from "../site/caches.ts";
import { whichBuild } from "../site/worker-messages.ts";
import type { Build } from "../types.ts";
import { ownId, recordOf } from "./core.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long a tab may take to say its build, in milliseconds; one that is frozen never does. */
const patience = 2000;

/**
 * The builds that this worker, others and the open tabs need.
 *
 * @param workers the others that are active, waiting or being installed
 * @returns nothing where one does not say, or a tab is of a build that is not known here
 */
export async function livingBuilds(
  workers: readonly (ServiceWorker | null)[] = [],
): Promise<ReadonlySet<string> | undefined> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const [runtimes, others] = await Promise.all([
    Promise.all(tabs.map(ask)),
    Promise.all(workers.filter((worker) => worker !== null).map(ask)),
  ]);
  const known = await knownBuilds();
  const ids = runtimes.map(
    (runtime) => known.find(({ assets }) => runtime !== undefined && runtime in assets)?.id,
  );
  const all = [ownId, ...others, ...ids];
  const living = all.filter((id) => id !== undefined);
  return living.length < all.length ? undefined : new Set(living);
}

/** Tabs answer with the path of their runtime, workers with the id of their build. */
function ask(one: Client | ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(undefined), patience);
    one.postMessage(whichBuild, [port2]);
  });
}

async function knownBuilds(): Promise<readonly Build[]> {
  const records = buildsOf(await caches.keys()).map(recordOf);
  return (await Promise.all(records)).filter((record) => record !== undefined);
}

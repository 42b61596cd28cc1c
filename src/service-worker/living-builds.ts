import { parseCacheName } from "../site/caches.ts";
import { whichBuild } from "../site/worker-messages.ts";
import type { Build } from "../types.ts";
import { ownBuild, ownId } from "./core.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long a tab may take to say its build, in milliseconds; one that is frozen never does. */
const patience = 2000;

/**
 * The builds that this worker and the open tabs need.
 *
 * @returns nothing where a tab does not say, or is of a build that is not known here
 */
export async function livingBuilds(): Promise<ReadonlySet<string> | undefined> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const runtimes = new Set(await Promise.all(tabs.map(runtimeOfTab)));
  const known = await knownBuilds();
  const ids = [...runtimes].map(
    (runtime) => known.find(({ assets }) => runtime !== undefined && runtime in assets)?.id,
  );
  const living = ids.filter((id) => id !== undefined);
  return living.length < ids.length ? undefined : new Set([ownId, ...living]);
}

function runtimeOfTab(tab: Client): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(undefined), patience);
    tab.postMessage(whichBuild, [port2]);
  });
}

async function knownBuilds(): Promise<readonly Build[]> {
  const names = (await caches.keys()).filter((name) => parseCacheName(name)?.kind === "core");
  const records = names.map(async (name) => {
    const options = { cacheName: name, ignoreSearch: true, ignoreVary: true };
    const record = await caches.match("/build.json", options);
    return record === undefined ? [] : [(await record.json()) as Build];
  });
  const own = await ownBuild();
  return [...(own === undefined ? [] : [own]), ...(await Promise.all(records)).flat()];
}

import { skipWaiting } from "../../site/offline/worker-messages.ts";
import { createStore, type Store } from "../store.ts";

/** `failed`: the new version did not start, and may be had by loading the page again. */
export type UpdateState = "hidden" | "shown" | "updating" | "failed";

export interface AppUpdate extends Pick<Store<UpdateState>, "get" | "subscribe"> {
  /** Has the new version take over; every open tab loads its page again then. */
  readonly start: () => void;
}

/** How long a new worker may take to start, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Offers each new version of the site to the reader.
 *
 * @param registration of the service worker
 */
export function createAppUpdate(registration: ServiceWorkerRegistration): AppUpdate {
  const { get, set, subscribe } = createStore<UpdateState>("hidden");
  const offer = (worker: ServiceWorker) => {
    // It took the place of the one that the reader has asked for.
    if (get() === "updating") worker.postMessage(skipWaiting);
    else set("shown");
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" && get() === "updating") reloadOnce();
      if (worker.state !== "redundant" || registration.waiting !== null) return;
      set(get() === "updating" ? "failed" : "hidden");
    });
  };
  followWaiting(registration, offer);
  followController(registration, reloadOnce);
  return {
    get,
    subscribe,
    start: () => {
      set("updating");
      setTimeout(() => get() === "updating" && set("failed"), timeoutMs);
      // Another tab was faster, and this one missed it.
      if (registration.waiting === null) reloadOnce();
      else registration.waiting.postMessage(skipWaiting);
    },
  };
}

/** Calls for each worker that waits to take over; the first one of all has nothing to wait for. */
function followWaiting(
  registration: ServiceWorkerRegistration,
  offer: (worker: ServiceWorker) => void,
): void {
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active !== null) offer(worker);
    });
  if (registration.waiting !== null && registration.active !== null) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

/** Calls when another worker takes over; that a page gets its first one changes nothing for it. */
function followController({ active }: ServiceWorkerRegistration, changed: () => void): void {
  const { serviceWorker } = navigator;
  // A page that was reloaded past all caches has none, and is taken over with the others.
  let hadOne = serviceWorker.controller !== null || active?.state === "activated";
  serviceWorker.addEventListener("controllerchange", () => {
    if (hadOne) changed();
    hadOne = true;
  });
}

/** Loads the page again, whatever the new version does. */
export const reloadPage = (): void => location.reload();

let isReloading = false;

function reloadOnce(): void {
  if (isReloading) return;
  isReloading = true;
  reloadPage();
}

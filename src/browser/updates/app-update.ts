import { skipWaiting } from "../../site/offline/worker-messages.ts";
import { createStore, type Store } from "../store.ts";
import { later } from "../timers.ts";

export type UpdateState = "hidden" | "shown" | "updating";

export interface AppUpdate extends Pick<Store<UpdateState>, "get" | "subscribe"> {
  /** Every open tab reloads. */
  readonly start: () => void;
}

/** Chromium may start the old worker again just then, and would wait for 30 s until it is idle. */
const startLimitMs = 3000;

export function createAppUpdate(registration: ServiceWorkerRegistration): AppUpdate {
  const { get, set, subscribe } = createStore<UpdateState>("hidden");
  let asked: ServiceWorker | null = null;
  let isReloading = false;
  const reloadOnce = () => {
    if (!isReloading) location.reload();
    isReloading = true;
  };
  const offer = (worker: ServiceWorker) => {
    if (get() !== "updating") set("shown");
    // It replaced the worker that was asked. One that is active already is not replaced: it answers
    // the reload, which Chromium never ends if the worker is stopped meanwhile.
    else if (registration.active !== asked) worker.postMessage(skipWaiting);
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" && get() === "updating") reloadOnce();
      const isGone = worker.state === "redundant" && registration.waiting === null;
      if (isGone && get() === "shown") set("hidden");
    });
  };
  followWaiting(registration, offer);
  followController(registration, reloadOnce);
  return {
    get,
    subscribe,
    start: () => {
      set("updating");
      // Pages come from the network first, so a reload shows the new version with any worker.
      later(reloadOnce, startLimitMs);
      asked = registration.waiting;
      // Another tab was faster.
      if (asked === null) reloadOnce();
      else asked.postMessage(skipWaiting);
    },
  };
}

/** The very first worker does not wait. */
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

/** Ignores the first worker of a page, which changes nothing for it. */
function followController({ active }: ServiceWorkerRegistration, changed: () => void): void {
  const { serviceWorker } = navigator;
  // A page after a hard reload has none, but is claimed with the others.
  let hadOne = serviceWorker.controller !== null || active?.state === "activated";
  serviceWorker.addEventListener("controllerchange", () => {
    if (hadOne) changed();
    hadOne = true;
  });
}

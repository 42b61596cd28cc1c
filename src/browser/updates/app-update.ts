import { skipWaiting } from "../../site/offline/worker-messages.ts";
import { createStore, type Store } from "../store.ts";
import { answerTimeoutMs } from "../timers.ts";

/** `failed`: the new version did not start; a reload may help. */
export type UpdateState = "hidden" | "shown" | "updating" | "failed";

export interface AppUpdate extends Pick<Store<UpdateState>, "get" | "subscribe"> {
  /** Every open tab reloads. */
  readonly start: () => void;
}

export function createAppUpdate(registration: ServiceWorkerRegistration): AppUpdate {
  const { get, set, subscribe } = createStore<UpdateState>("hidden");
  let asked: ServiceWorker | null = null;
  const offer = (worker: ServiceWorker) => {
    if (get() !== "updating") set("shown");
    // It replaced the worker that was asked. One that is active already is not replaced: it answers
    // the reload, which Chromium never ends if the worker is stopped meanwhile.
    else if (registration.active !== asked) worker.postMessage(skipWaiting);
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
      setTimeout(() => get() === "updating" && set("failed"), answerTimeoutMs);
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

export const reloadPage = (): void => location.reload();

let isReloading = false;

function reloadOnce(): void {
  if (isReloading) return;
  isReloading = true;
  reloadPage();
}

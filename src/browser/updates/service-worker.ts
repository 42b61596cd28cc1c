import { trustedTypes } from "../../site/hosting/content-security-policy.ts";
import type { Shown } from "../../site/offline/worker-messages.ts";
import { policy } from "../trusted-types.ts";

/**
 * Registers the service worker.
 *
 * @returns nothing where browsers have none, or refuse it in private windows; the site works
 *   without it
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  try {
    const registration = await navigator.serviceWorker.register(
      ownWorker.createScriptURL("/sw.js"),
      {
        // The script is checked at the host each time, whatever it says about caching.
        updateViaCache: "none",
      },
    );
    void tellWorker();
    return registration;
  } catch {
    return undefined;
  }
}

/** Tells the worker what is on the screen, for it to keep. */
async function tellWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const own = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin);
  const shown: Shown = {
    type: "SHOWN",
    page: location.pathname,
    files: own.map(({ pathname }) => pathname),
  };
  active?.postMessage(shown);
}

const ownWorker = policy(trustedTypes.worker, {
  createScriptURL(url) {
    if (url === "/sw.js") return url;
    throw new TypeError(`${url} is not the service worker of this site.`);
  },
});

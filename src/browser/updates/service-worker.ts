import { trustedTypes } from "../../site/hosting/content-security-policy.ts";
import type { Shown } from "../../site/offline/worker-messages.ts";
import { policy } from "../trusted-types.ts";

/** Returns undefined if the browser has none, or refuses it in private windows. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  try {
    const registration = await navigator.serviceWorker.register(
      ownWorker.createScriptURL("/sw.js"),
      {
        updateViaCache: "none",
      },
    );
    void tellWorker();
    return registration;
  } catch {
    return undefined;
  }
}

/** The worker keeps what is on the screen. */
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

import { cacheNames } from "../../site/offline/caches.ts";

/** Name of the channel on which the tabs of the site tell each other about the saved copy. */
export const copyChannel = "saved-copy";

/**
 * Calls back when there is a saved copy to look after: when the page is at rest, if one was saved or
 * begun before, otherwise when another tab begins.
 */
export function whenThereIsCopy(callback: () => void): void {
  const channel = new BroadcastChannel(copyChannel);
  const heard = () => {
    channel.close();
    callback();
  };
  channel.addEventListener("message", heard, { once: true });
  // Refused in private windows of some browsers.
  hasCopy().then(
    (has) => has && whenIdle(callback),
    () => undefined,
  );
}

/** Async, because even naming `caches` throws where storage is disabled. */
const hasCopy = async () => caches.has(cacheNames.saved);

/** Does something when the page is at rest; where the browser cannot tell, after a moment. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, { timeout: 10_000 });
  else setTimeout(callback, 2000);
}

/** Whether the browser lets the site have a service worker; private windows of some do not. */
export const hasWorker = (): boolean => "serviceWorker" in navigator;

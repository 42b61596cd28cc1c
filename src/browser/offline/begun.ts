import { parseCacheName } from "../../site/caches.ts";
import { copyChannel } from "../../site/offline/copy-messages.ts";

/**
 * Calls back when there is a saved copy to look after: at once, if one was saved or begun before,
 * otherwise when another tab begins.
 */
export function hearBegun(begun: () => void): void {
  const channel = new BroadcastChannel(copyChannel);
  channel.addEventListener(
    "message",
    () => {
      channel.close();
      begun();
    },
    { once: true },
  );
  // Refused in private windows of some browsers.
  hasCopy().then(
    (has) => has && whenIdle(begun),
    () => undefined,
  );
}

const hasCopy = async () =>
  (await caches.keys()).some((name) => parseCacheName(name)?.kind === "saved");

/** Does something when the page is at rest; where the browser cannot tell, after a moment. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, { timeout: 10_000 });
  else setTimeout(callback, 2000);
}

/** Whether the browser lets the site have a service worker; private windows of some do not. */
export const hasWorker = (): boolean => "serviceWorker" in navigator;

import { cacheNames } from "../../site/offline/caches.ts";

export const copyChannel = "saved-copy";

/** Calls back when idle if there is a copy or a part of one, otherwise when another tab begins. */
export function whenThereIsCopy(callback: () => void): void {
  const channel = new BroadcastChannel(copyChannel);
  const heard = () => {
    channel.close();
    callback();
  };
  channel.addEventListener("message", heard, { once: true });
  // Refused in private windows.
  hasCopy().then(
    (has) => has && whenIdle(callback),
    () => undefined,
  );
}

/** Async, because even naming `caches` throws where storage is disabled. */
const hasCopy = async () => caches.has(cacheNames.saved);

export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, { timeout: 10_000 });
  else setTimeout(callback, 2000);
}

/** Calls back when idle and the worker has cached what any page may need; never without a worker. */
export function whenFilesAreCached(callback: () => void): void {
  if (hasWorker()) void navigator.serviceWorker.ready.then(() => whenIdle(callback));
}

/** Missing in private windows of some browsers. */
export const hasWorker = (): boolean => "serviceWorker" in navigator;

import type { freeRoom, whichReadable } from "../../site/offline/worker-messages.ts";

/** How long the worker may take to look through what it has, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Asks the service worker something, and waits for the answer.
 *
 * @returns nothing where there is no worker, or it does not answer
 */
export async function askWorker(message: typeof freeRoom | typeof whichReadable): Promise<unknown> {
  // Refused in private windows of some browsers, and missing in others.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, timeoutMs);
    worker.postMessage(message, [port2]);
  });
}

import type { freeRoom, whichReadable } from "../../site/offline/worker-messages.ts";
import { answerTimeoutMs } from "../timers.ts";

/** Returns undefined if there is no worker, or it does not answer. */
export async function askWorker(message: typeof freeRoom | typeof whichReadable): Promise<unknown> {
  // Missing or refused in private windows.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, answerTimeoutMs);
    worker.postMessage(message, [port2]);
  });
}

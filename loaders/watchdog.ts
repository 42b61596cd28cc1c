import { setImmediate } from "node:timers"; // Of the process: that of pages does not keep it alive.
import { Worker } from "node:worker_threads";

let worker: Worker | undefined;
let isWatching = false;

/**
 * Ends the process, and says why, when the event loop does not turn for seconds after code of a
 * page has run: a promise of it that never ends lets nothing else run, and nothing in this thread
 * can stop it.
 *
 * @param page absolute; the last one is named
 */
export function watch(page: string): void {
  worker ??= newWorker();
  worker.postMessage(page);
  if (isWatching) return;
  isWatching = true;
  setImmediate(() => {
    isWatching = false;
    worker?.postMessage(undefined);
  });
}

function newWorker(): Worker {
  const url = new URL("./watchdog-worker.ts", import.meta.url);
  const started = new Worker(url, { execArgv: [] });
  started.unref();
  return started;
}

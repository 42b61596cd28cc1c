import { Worker } from "node:worker_threads";

let worker: Worker | undefined;
let isWatched = false;

/**
 * Ends the process, and says why, when the event loop does not turn for seconds after code of a
 * page has run: a promise of it that never ends lets nothing else run, and nothing in this thread
 * can stop it.
 *
 * @param page absolute; it is named
 */
export function watch(page: string): void {
  if (isWatched) return;
  isWatched = true;
  worker ??= newWorker();
  worker.postMessage(page);
  setImmediate(() => {
    isWatched = false;
    worker?.postMessage(undefined);
  });
}

function newWorker(): Worker {
  const started = new Worker(new URL("./watchdog-worker.ts", import.meta.url), { execArgv: [] });
  started.unref();
  return started;
}

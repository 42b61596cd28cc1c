import type { CheckResult } from "../../site/configuration-check/check-configuration.ts";
import type { CheckAnswer, CheckRequest } from "../../site/configuration-check/messages.ts";

let worker: Worker | undefined;
let lastId = 0;

/** Loads the script that checks, so that it's there when it's needed. */
export function prepareCheck(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(
    /* webpackChunkName: "island-configuration-check-worker" */ new URL(
      "../../check-worker/worker.ts",
      import.meta.url,
    ),
  );
  worker = started;
  started.addEventListener("error", (event) => {
    event.preventDefault();
    // Its script didn't load. That of the next one may.
    if (worker === started) worker = undefined;
  });
  return started;
}

/**
 * Checks a configuration in a worker.
 *
 * @param version of the reader's webpack
 * @throws if its script can't be loaded, or if it fails
 */
export function checkInWorker(
  text: string,
  version: string,
  signal: AbortSignal,
): Promise<CheckResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckResult>();
  const started = prepareCheck();
  lastId += 1;
  const request: CheckRequest = { id: lastId, text, version };
  started.addEventListener(
    "message",
    ({ data: { id, result } }: MessageEvent<CheckAnswer>) => {
      if (id !== request.id) return;
      if (result === undefined) reject(new Error("The check failed."));
      else resolve(result);
    },
    { signal },
  );
  started.addEventListener(
    "error",
    ({ message }) => reject(new Error(message || "The script that checks did not load.")),
    { signal },
  );
  started.postMessage(request);
  return promise;
}

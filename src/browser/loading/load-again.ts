import { online } from "../offline/online.ts";
import { answerTimeoutMs } from "../timers.ts";
import { askForBuild, isOutdated } from "../updates/newer-build.ts";

/** In milliseconds: long enough for a change of networks or a restart of the server. */
const pause = 1000;

/**
 * Loads a chunk, and tries once more if its script or style failed, unless the network is gone, a
 * newer build is live, or webpack timed out. webpack forgets failed chunks, so `import()` can retry.
 *
 * @throws webpack's error
 */
export const loadTwice = <Value>(load: () => Promise<Value>): Promise<Value> =>
  tryTwice(load).catch((error: unknown) => {
    // Readers are told what they can do; what went wrong is said here.
    console.warn(error);
    throw error;
  });

async function tryTwice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    const url = brokenFile(error);
    if (url === undefined || !online.get()) throw error;
    await askForBuild();
    if (isOutdated()) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await refresh(url);
    return load();
  }
}

/** The address that webpack's error names: https://webpack.js.org/api/module-methods/#import-1 */
const brokenFile = (error: unknown): string | undefined =>
  error instanceof Error && "request" in error && "type" in error && error.type !== "timeout"
    ? String(error.request)
    : undefined;

/** Makes every cache ask the server again: they keep a truncated file as long as a whole one. */
async function refresh(url: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    await (await fetch(url, { cache: "reload", signal })).blob();
  } catch {
    // Whatever loads the file reports the problem.
  }
}

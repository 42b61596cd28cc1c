import { online } from "../offline/online.ts";
import { askForBuild, isOutdated } from "../updates/newer-build.ts";

/** In milliseconds: a network that changes, or a server that starts again, is there by then. */
const pause = 1000;

/** How long a file is waited for that mends the caches, in milliseconds; the same as a slow page. */
const timeoutMs = 10_000;

/**
 * Loads a chunk, and once more where its script or style did not arrive or was broken. webpack
 * forgets a chunk that failed, so that the same `import()` asks for it again.
 *
 * @param load with `import()` in it
 * @throws webpack's error of the second time; of the first without a network, where a newer build is
 *   live, which may not have the file, and after webpack's time-out, which was long enough
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

/**
 * Has every cache on the way ask the server: a file that was cut off or replaced on its way is
 * kept as long as a whole one.
 */
export async function refresh(url: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    await (await fetch(url, { cache: "reload", signal })).blob();
  } catch {
    // That there is no network, or one that stands still, is found and told by what loads the file.
  }
}

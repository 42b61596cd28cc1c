import os from "node:os";
import type { Compiler } from "webpack";

// As on a machine with a single processor: otherwise, the minimizer would start a thread for each
// sample, where it loads and optimizes Terser anew, which takes longer than all the rest of a sample.
os.availableParallelism = () => 1;

/** Name and hash of a file → what the minimizer made of it. */
const minimized = new Map<string, unknown>();

/** Has states of a sample minimize a file only once: most have the same packages. */
export function shareMinimized({ cache }: Compiler): void {
  const name = shareMinimized.name;
  const isMinimized = (identifier: string) => identifier.includes("TerserWebpackPlugin|");
  cache.hooks.get.tap({ name, stage: -20 }, (identifier, etag) =>
    isMinimized(identifier) ? minimized.get(`${identifier} ${String(etag)}`) : undefined,
  );
  cache.hooks.store.tap({ name, stage: -20 }, (identifier, etag, data) => {
    if (isMinimized(identifier)) minimized.set(`${identifier} ${String(etag)}`, data);
  });
}

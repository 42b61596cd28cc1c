import { highlight } from "./highlight.ts";
import type { CodeSample } from "./samples.ts";

/** Runs in another thread. */
export default async function highlightSamples(
  samples: readonly CodeSample[],
): Promise<readonly string[]> {
  return Promise.all(samples.map(({ code, fence }) => highlight(code, fence)));
}

import { highlight } from "./highlight.ts";
import type { MarkedCode } from "../../src/site/code/code-marks.ts";

/** An edit of a page leaves most of its samples as they were. */
const known = new Map<string, Promise<string>>();

/** About as many as the pages have that a writer edits. */
const knownCount = 500;

/** Runs in another process. */
export default async function highlightSamples(
  samples: readonly MarkedCode[],
): Promise<readonly string[]> {
  return Promise.all(samples.map(highlightOnce));
}

function highlightOnce({ code, fence }: MarkedCode): Promise<string> {
  const key = JSON.stringify([code, fence]);
  const html = known.get(key) ?? highlight(code, fence);
  // Moves it to the end, so that the sample used longest ago is forgotten first.
  known.delete(key);
  known.set(key, html);
  const [oldest = ""] = known.keys();
  if (known.size > knownCount) known.delete(oldest);
  return html;
}

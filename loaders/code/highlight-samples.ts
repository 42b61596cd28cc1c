import { highlight } from "./highlight.ts";
import type { CodeSample } from "./samples.ts";

/** An edit of a page leaves most of its samples as they were. */
const known = new Map<string, Promise<string>>();

/** About as many as the pages have that a writer edits. */
const knownCount = 500;

/** Runs in another thread. */
export default async function highlightSamples(
  samples: readonly CodeSample[],
): Promise<readonly string[]> {
  return Promise.all(samples.map(highlightOnce));
}

function highlightOnce({ code, fence }: CodeSample): Promise<string> {
  const key = JSON.stringify([code, fence]);
  const html = known.get(key) ?? highlight(code, fence);
  // Moves it to the end, so that the sample used longest ago is forgotten first.
  known.delete(key);
  known.set(key, html);
  const [oldest = ""] = known.keys();
  if (known.size > knownCount) known.delete(oldest);
  return html;
}

/** How long the site may take to answer before it counts as unreachable, in milliseconds. */
export const answerTimeoutMs = 10_000;

/** `delay` is in milliseconds. */
export function later(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

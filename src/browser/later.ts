/**
 * Does something after a while.
 *
 * @param delay in milliseconds
 * @returns what calls it off
 */
export function later(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

/**
 * Runs a function later.
 *
 * @param delay in milliseconds
 * @returns a function that cancels it
 */
export function later(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

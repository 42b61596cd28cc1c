/**
 * Calls back once, later.
 *
 * @param delay in milliseconds
 * @returns what prevents it
 */
export function after(delay: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delay);
  return () => clearTimeout(timer);
}

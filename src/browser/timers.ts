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

/**
 * Runs a function repeatedly.
 *
 * @param delay before the first time, in milliseconds
 * @param repeatDelay between the others, in milliseconds
 * @returns a function that ends that
 */
export function repeat(step: () => void, delay: number, repeatDelay: number): () => void {
  const next = () => {
    timer = setTimeout(next, repeatDelay);
    step();
  };
  let timer = setTimeout(next, delay);
  return () => clearTimeout(timer);
}

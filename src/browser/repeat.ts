/**
 * Does something again and again.
 *
 * @param step what to do
 * @param delay before the first time, in milliseconds
 * @param repeatDelay before each time after that, in milliseconds
 * @returns what ends that
 */
export function repeat(step: () => void, delay: number, repeatDelay: number): () => void {
  const next = () => {
    timer = setTimeout(next, repeatDelay);
    step();
  };
  let timer = setTimeout(next, delay);
  return () => clearTimeout(timer);
}

/** `delay` is in milliseconds. */
export function later(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

/** Like a held key: both delays are in milliseconds, the first one before the first step. */
export function repeat(step: () => void, delay: number, repeatDelay: number): () => void {
  const next = () => {
    timer = setTimeout(next, repeatDelay);
    step();
  };
  let timer = setTimeout(next, delay);
  return () => clearTimeout(timer);
}

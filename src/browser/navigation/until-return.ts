/** How long to show that a link to another host is loading, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Calls back when a reader who followed a link to another host is back, or still here because it
 * does not answer.
 */
export function untilReturn(isBack: () => void): () => void {
  const timer = setTimeout(isBack, timeoutMs);
  addEventListener("pageshow", isBack);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", isBack);
  };
}

/** In milliseconds. */
const timeoutMs = 10_000;

/** Calls back when a reader who left for another host is back, or still here after a while. */
export function untilReturn(isBack: () => void): () => void {
  const timer = setTimeout(isBack, timeoutMs);
  addEventListener("pageshow", isBack);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", isBack);
  };
}

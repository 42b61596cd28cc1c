/** How long another host may take before the wait for it is no longer shown, in milliseconds. */
const patience = 10_000;

/**
 * Tells when a reader who follows a link to another host is here again: back from there, or still,
 * because it does not answer.
 *
 * @returns what ends that
 */
export function untilReturn(isBack: () => void): () => void {
  const timer = setTimeout(isBack, patience);
  addEventListener("pageshow", isBack);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", isBack);
  };
}

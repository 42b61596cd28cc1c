import { answerTimeoutMs } from "../timers.ts";

/** Calls back when a reader who left for another host is back, or still here after a while. */
export function whenReaderReturns(callback: () => void): () => void {
  const timer = setTimeout(callback, answerTimeoutMs);
  addEventListener("pageshow", callback);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", callback);
  };
}

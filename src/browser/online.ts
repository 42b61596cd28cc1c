/** Whether the browser has a network; that the site can be reached is another matter. */
export const isOnline = (): boolean => navigator.onLine;

/** @returns what ends that */
export function followOnline(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

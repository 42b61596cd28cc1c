/**
 * Whether the site could be reached when it was last tried. `navigator.onLine` is not asked: it
 * knows cables, and neither hosts nor networks that want a sign-in.
 */
let isReachable = true;

const listeners = new Set<() => void>();

export const isOnline = (): boolean => isReachable;

/** Says how trying has ended. */
export function setOnline(isOnlineNow: boolean): void {
  if (isReachable === isOnlineNow) return;
  isReachable = isOnlineNow;
  for (const changed of listeners) changed();
}

/** @returns what ends that */
export function followOnline(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

let doubted = (): void => {};

/** Has something done whenever the site does not answer; there is one that does it. */
export function onDoubt(check: () => void): void {
  doubted = check;
}

/** Says that the site did not answer, which it may do again by now. */
export const doubtConnection = (): void => doubted();

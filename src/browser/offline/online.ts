import { createStore } from "../store.ts";

/**
 * Whether the site could be reached when it was last tried. `navigator.onLine` is not asked: it
 * knows cables, and neither hosts nor networks that want a sign-in.
 */
export const online = createStore(true);

let doubted = (): void => {};

/** Has something done whenever the site does not answer; there is one that does it. */
export function onDoubt(check: () => void): void {
  doubted = check;
}

/** Says that the site did not answer, which it may do again by now. */
export const doubtConnection = (): void => doubted();

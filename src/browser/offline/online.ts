import { createStore } from "../store.ts";

/** Whether the site answered last. `navigator.onLine` knows neither hosts nor captive portals. */
export const online = createStore(true);

let doubted = (): void => {};

export function onDoubt(check: () => void): void {
  doubted = check;
}

/** Call this if the site did not answer. */
export const doubtConnection = (): void => doubted();

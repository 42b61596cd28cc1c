import { createStore } from "../store.ts";

export const currentQuery = (): string => location.search;

/** Counts changes made here, because `popstate` reports only Back and Forward. */
const changes = createStore(0);

export const parametersOfQuery = (query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(query));

export function replaceParameters(parameters: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(parameters).toString();
  const { pathname, hash } = location;
  history.replaceState(history.state, "", `${pathname}${query === "" ? "" : `?${query}`}${hash}`);
  changes.set(changes.get() + 1);
}

/** @returns a function that ends the calls */
export function followQuery(changed: () => void): () => void {
  const unsubscribe = changes.subscribe(changed);
  addEventListener("popstate", changed);
  return () => {
    unsubscribe();
    removeEventListener("popstate", changed);
  };
}

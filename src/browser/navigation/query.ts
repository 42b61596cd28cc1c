import { createStore } from "../store.ts";

/** The query of the address, which holds what can be set on a page and shared as a link. */
export const currentQuery = (): string => location.search;

/** Counts the changes that are made here: browsers report only those of Back and Forward. */
const changes = createStore(0);

/** @returns the parameters by name; the last one wins if a name appears twice */
export const parametersOfQuery = (query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(query));

/** Writes parameters into the address, without a history entry and without scrolling. */
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

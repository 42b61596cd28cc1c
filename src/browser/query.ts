/** The query of the address, for what can be set on a page and shared as a link. */

export const currentQuery = (): string => location.search;

/** @returns the parameters by name; of those that are given twice the last */
export const parametersOfQuery = (query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(query));

/** Writes other parameters into the address; that is no step in the history, and scrolls nowhere. */
export function replaceParameters(parameters: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(parameters).toString();
  const { pathname, hash } = location;
  history.replaceState(history.state, "", `${pathname}${query === "" ? "" : `?${query}`}${hash}`);
  for (const changed of listeners) changed();
}

/** @returns what ends the calls */
export function followQuery(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener("popstate", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("popstate", changed);
  };
}

const listeners = new Set<() => void>();

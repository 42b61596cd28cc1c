import { loadTwice } from "./load-again.ts";
import { createStore } from "../store.ts";
import type { Loadable, AsyncStore } from "../../site/async-store.ts";

export interface LoadingStore<Value> extends AsyncStore<Value> {
  /** Replaces a value with a newer one. */
  readonly replace: (name: string, value: Value) => void;
  /** Reloads everything that failed. */
  readonly retry: () => void;
}

const loading = { status: "loading" } as const;

/**
 * Creates a store that loads each value once, by name.
 *
 * @param known values that are already there
 */
export function createLoadingStore<Value>(
  fetch: (name: string) => Promise<Value>,
  known: ReadonlyMap<string, Value> = new Map(),
): LoadingStore<Value> {
  const states = createStore<ReadonlyMap<string, Loadable<Value>>>(
    new Map([...known].map(([name, value]) => [name, { status: "ready", value }])),
  );
  const get = (name: string) => states.get().get(name) ?? loading;
  const set = (name: string, state: Loadable<Value>) =>
    states.set(new Map(states.get()).set(name, state));
  /** Names that the reader asked for. */
  const wanted = new Set<string>();
  const pending = new Map<string, Promise<void>>();
  const start = async (name: string): Promise<void> => {
    set(name, loading);
    const outcome = await outcomeOf(() => fetch(name));
    set(name, outcome.status === "failed" && !wanted.has(name) ? loading : outcome);
    pending.delete(name);
  };
  const prefetch = (name: string): Promise<void> => {
    if (get(name).status === "ready") return Promise.resolve();
    if (!pending.has(name)) pending.set(name, start(name));
    return pending.get(name) ?? Promise.resolve();
  };
  const load = (name: string) => {
    wanted.add(name);
    return prefetch(name);
  };
  return {
    get,
    load,
    prefetch: (name) => {
      // A failure on the screen stays until the reader tries again, even when a link to the page is
      // hovered.
      if (get(name).status !== "failed") void prefetch(name);
    },
    subscribe: states.subscribe,
    replace: (name, value) => set(name, { status: "ready", value }),
    retry: () => {
      for (const [name, { status }] of states.get()) if (status === "failed") void load(name);
    },
  };
}

async function outcomeOf<Value>(fetch: () => Promise<Value>): Promise<Loadable<Value>> {
  try {
    return { status: "ready", value: await loadTwice(fetch) };
  } catch (error) {
    return { status: "failed", error: toError(error) };
  }
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

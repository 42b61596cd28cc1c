import { loadTwice } from "./load-again.ts";
import { createStore } from "./store.ts";
import type { Loadable, Source } from "../site/source.ts";

export interface LoadingSource<Value> extends Source<Value> {
  /** Puts a newer value in place of the one that is there. */
  readonly replace: (name: string, value: Value) => void;
  /** Loads again what could not be loaded. */
  readonly retry: () => void;
}

const loading = { status: "loading" } as const;

/**
 * Makes a source that loads each thing once, or a second time where a chunk did not arrive.
 *
 * @param fetch gets the value of a name
 * @param known values that are there already
 */
export function createLoadingSource<Value>(
  fetch: (name: string) => Promise<Value>,
  known: ReadonlyMap<string, Value> = new Map(),
): LoadingSource<Value> {
  const states = createStore<ReadonlyMap<string, Loadable<Value>>>(
    new Map([...known].map(([name, value]) => [name, { status: "ready", value }])),
  );
  const set = (name: string, state: Loadable<Value>) =>
    states.set(new Map(states.get()).set(name, state));
  /** What the reader has asked for. */
  const wanted = new Set<string>();
  const pending = new Map<string, Promise<void>>();
  const start = (name: string): Promise<void> => {
    set(name, loading);
    return loadTwice(() => fetch(name))
      .then(
        (value) => set(name, { status: "ready", value }),
        (error: unknown) => {
          const failed = { status: "failed", error: toError(error) } as const;
          set(name, wanted.has(name) ? failed : loading);
        },
      )
      .finally(() => pending.delete(name));
  };
  const prefetch = (name: string): Promise<void> => {
    if (states.get().get(name)?.status === "ready") return Promise.resolve();
    const running = pending.get(name) ?? start(name);
    pending.set(name, running);
    return running;
  };
  const load = (name: string) => {
    wanted.add(name);
    return prefetch(name);
  };
  return {
    get: (name) => states.get().get(name) ?? loading,
    load,
    prefetch: (name) => {
      // A failure that its reader sees stays until they ask again: a link to the page is in it.
      if (states.get().get(name)?.status !== "failed") void prefetch(name);
    },
    subscribe: states.subscribe,
    replace: (name, value) => set(name, { status: "ready", value }),
    retry: () => {
      for (const [name, { status }] of states.get()) if (status === "failed") void load(name);
    },
  };
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

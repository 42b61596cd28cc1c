import { loadTwice } from "./load-again.ts";
import { createStore } from "../store.ts";
import type { Loadable, AsyncStore } from "../../site/async-store.ts";

export interface LoadingStore<Value> extends AsyncStore<Value> {
  readonly replace: (name: string, value: Value) => void;
  readonly retry: () => void;
}

const loading = { status: "loading" } as const;

/** Loads each value once, by name; `known` ones are already there. */
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
  /** Asked for by the reader, not just prefetched. */
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
      // Hovering a link must not replace the error on the screen.
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

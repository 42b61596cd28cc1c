import type { Page } from "../types.ts";

export type Loadable<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "ready"; readonly value: Value };

/** Values by name: the build has them all, the browser loads them. */
export interface AsyncStore<Value> {
  /** Returns the same object until the value changes. */
  readonly get: (name: string) => Loadable<Value>;
  /** Does nothing if the value is loaded or loading. Never rejects. */
  readonly load: (name: string) => Promise<void>;
  readonly prefetch: (name: string) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Pages by content file. */
export type PageStore = AsyncStore<Page>;

export function builtStore<Value>(values: Readonly<Record<string, Value>>): AsyncStore<Value> {
  const states = new Map(
    Object.entries(values).map(([name, value]) => [name, { status: "ready" as const, value }]),
  );
  return {
    get: (name) => states.get(name) ?? nothing,
    load: () => Promise.resolve(),
    prefetch: () => {},
    subscribe: () => () => {},
  };
}

const nothing = { status: "loading" } as const;

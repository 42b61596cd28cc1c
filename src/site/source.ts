import type { Page } from "../types.ts";

/** Where something stands between its name and its place on the screen. */
export type Loadable<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "ready"; readonly value: Value };

/** Where components get things by name: the build has them all, the browser loads them. */
export interface Source<Value> {
  /** The same object until something changes. */
  readonly get: (name: string) => Loadable<Value>;
  /** Starts to load what is neither loaded nor loading; ends, without errors, when that ends. */
  readonly load: (name: string) => Promise<void>;
  /** The same for what nobody has asked for yet: that it fails is not shown. */
  readonly prefetch: (name: string) => void;
  /** Calls back after every change; returns what ends that. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Pages by content file. */
export type PageSource = Source<Page>;

/** A source that has all it will ever have. */
export function builtSource<Value>(values: Readonly<Record<string, Value>>): Source<Value> {
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

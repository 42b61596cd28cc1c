/** A value that changes, as `useSyncExternalStore` reads it. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Calls the subscribers back, unless the value is the same as before. */
  readonly set: (value: Value) => void;
  /** @returns a function that unsubscribes */
  readonly subscribe: (changed: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const subscribers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of subscribers) changed();
    },
    subscribe(changed) {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
  };
}

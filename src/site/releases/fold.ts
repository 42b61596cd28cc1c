import type { Named } from "./release-changes.ts";

/** With the release that changed it. */
export type Versioned<Change> = Change & { readonly version: string };

/** Something with the options in it that changed in the same way. */
export interface Folded extends Versioned<Named> {
  readonly inner: readonly Versioned<Named>[];
}

/** Puts options into the outermost one that they're in: if an option is new, all in it is. */
export function fold(items: readonly Versioned<Named>[]): readonly Folded[] {
  const names = new Set(items.map(({ name }) => name));
  const outermost = (name: string) =>
    [...name.matchAll(/\.|\[\]/g)]
      .map(({ index }) => name.slice(0, index))
      .find((outer) => names.has(outer)) ?? name;
  const groups = Map.groupBy(items, ({ name }) => outermost(name));
  return items
    .filter(({ name }) => groups.has(name))
    .map((item) => ({
      ...item,
      inner: (groups.get(item.name) ?? [])
        .filter(({ name }) => name !== item.name)
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    }));
}

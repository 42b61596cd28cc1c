import { fold, type Folded, type Versioned } from "./fold.ts";
import { kinds, type ChangedDefault, type Named, type ReleaseChanges } from "./release-changes.ts";
import { compareVersions, isNewer } from "./versions.ts";

/** What changed between two releases, with the newest release first. */
export interface Comparison {
  /** Without those in which nothing changed. */
  readonly kinds: readonly KindChanges[];
  readonly defaults: readonly Versioned<ChangedDefault>[];
}

export interface KindChanges {
  readonly kind: Named["kind"];
  readonly counts: ByWhat<number>;
  readonly releases: readonly Versioned<ByWhat<readonly Folded[]>>[];
}

export const whats = ["added", "deprecated", "removed"] as const;

type ByWhat<Value> = Readonly<Record<(typeof whats)[number], Value>>;

/** What came and went in between is left out. The order of the two makes no difference. */
export function compareReleases(
  releases: readonly ReleaseChanges[],
  one: string,
  other: string,
): Comparison {
  const [from = one, to = other] = [one, other].toSorted(compareVersions);
  const between = releases
    .filter(({ version }) => isNewer(version, from) && !isNewer(version, to))
    .toSorted(newestFirst);
  const all = byWhat((what) =>
    between.flatMap(({ version, [what]: items }) => items.map((item) => ({ ...item, version }))),
  );
  const came = new Set(all.added.map(keyOf));
  const went = new Set(all.removed.map(keyOf));
  const isThere = (item: Named) => !went.has(keyOf(item));
  const changes = {
    added: all.added.filter(isThere),
    deprecated: all.deprecated.filter(isThere),
    removed: all.removed.filter((item) => !came.has(keyOf(item))),
  };
  const defaults = between.flatMap(({ version, defaults: own }) =>
    own.map((item) => ({ ...item, version })),
  );
  return {
    kinds: kinds
      .map((kind) => changesOf(kind, changes))
      .filter((kindChanges) => kindChanges.releases.length > 0),
    defaults: netDefaults(defaults).filter(isThere),
  };
}

const newestFirst = (one: { readonly version: string }, other: { readonly version: string }) =>
  compareVersions(other.version, one.version);

const keyOf = ({ kind, name }: Named) => `${kind} ${name}`;

function changesOf(kind: Named["kind"], changes: ByWhat<readonly Versioned<Named>[]>): KindChanges {
  const own = byWhat((what) => changes[what].filter((item) => item.kind === kind));
  const folded = byWhat((what) => fold(own[what]));
  const versions = new Set(whats.flatMap((what) => folded[what].map(({ version }) => version)));
  return {
    kind,
    counts: byWhat((what) => own[what].length),
    releases: [...versions]
      .map((version) => ({
        version,
        ...byWhat((what) => folded[what].filter((item) => item.version === version)),
      }))
      .toSorted(newestFirst),
  };
}

const byWhat = <Value>(valueOf: (what: (typeof whats)[number]) => Value): ByWhat<Value> => ({
  added: valueOf("added"),
  deprecated: valueOf("deprecated"),
  removed: valueOf("removed"),
});

/** From the oldest value to the newest one, if they differ. */
const netDefaults = (
  changes: readonly Versioned<ChangedDefault>[],
): readonly Versioned<ChangedDefault>[] =>
  [...Map.groupBy(changes, ({ name, where }) => `${name} ${where}`).values()]
    .flatMap((own) => own.slice(0, 1).map((last) => ({ ...last, before: own.at(-1)?.before })))
    .filter(({ before, after }) => before !== after);

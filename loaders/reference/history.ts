import { defaultChanges, type DefaultChange, type ReleaseDefaults } from "./default-changes.ts";

/** What one release of a package has, such as `option output.path`. */
export interface Release {
  readonly version: string;
  readonly names: ReadonlySet<string>;
  readonly deprecated: ReadonlySet<string>;
  /** Missing if unknown. */
  readonly defaults?: ReleaseDefaults;
}

/** Version → what came, went, or was deprecated with it. */
type Changes = Readonly<Record<string, readonly string[]>>;

/** What the releases of a package changed: those of webpack are in `history.json`. */
export interface History {
  /** The oldest first. What that had isn't in `added`. */
  readonly versions: readonly string[];
  readonly added: Changes;
  /** With the first release that doesn't have it, if no later one does. */
  readonly removed: Changes;
  readonly deprecated: Changes;
  readonly defaults: Readonly<Record<string, readonly DefaultChange[]>>;
}

/** @param releases at least one, the oldest first */
export function historyOf(releases: readonly Release[]): History {
  const versions = releases.map(({ version }) => version);
  const all = [...new Set(releases.flatMap(({ names }) => [...names]))];
  const marked = [...new Set(releases.flatMap(({ deprecated }) => [...deprecated]))];
  const firstWith = (name: string) => releases.findIndex(({ names }) => names.has(name));
  const lastWith = (name: string) => releases.findLastIndex(({ names }) => names.has(name));
  const deprecatedIn = (name: string) =>
    releases.findIndex(({ deprecated }) => deprecated.has(name));
  return {
    versions,
    added: grouped(all, versions, (name) => firstWith(name) || versions.length),
    removed: grouped(all, versions, (name) => lastWith(name) + 1),
    deprecated: grouped(marked, versions, deprecatedIn),
    defaults: changedDefaults(releases),
  };
}

/** Compares each release with the last one before whose defaults are known. */
function changedDefaults(releases: readonly Release[]): History["defaults"] {
  const known = releases.flatMap(({ version, defaults }) =>
    defaults === undefined ? [] : [{ version, defaults }],
  );
  return Object.fromEntries(
    known.flatMap(({ version, defaults }, index) => {
      const before = known[index - 1];
      const changes = before === undefined ? [] : defaultChanges(before.defaults, defaults);
      return changes.length === 0 ? [] : [[version, changes]];
    }),
  );
}

/** Names for which there is no such version are left out. */
const grouped = (
  names: readonly string[],
  versions: readonly string[],
  indexOf: (name: string) => number,
): Changes =>
  Object.fromEntries(
    versions.flatMap((version, index) => {
      const own = names.filter((name) => indexOf(name) === index).toSorted();
      return own.length === 0 ? [] : [[version, own]];
    }),
  );

/** @returns the version that first had something; the oldest known one for what it had already */
export function sinceOf(history: History): (name: string) => string {
  const addedIn = addedInOf(history);
  const [first = ""] = history.versions;
  return (name) => addedIn(name) ?? first;
}

/** @returns the version that added something; none for what the oldest known one had already */
export function addedInOf({ added }: History): (name: string) => string | undefined {
  const found = new Map(
    Object.entries(added).flatMap(([version, names]) => names.map((name) => [name, version])),
  );
  return (name) => found.get(name);
}

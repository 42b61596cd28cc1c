/** A list of what webpack has, as `/reference/*.json` publishes it. */
type List = readonly Readonly<Record<string, unknown>>[];

/** Everything that's published of one release. */
export interface PublishedFacts {
  readonly webpack: string;
  readonly options: List;
  readonly hooks: List;
  readonly plugins: List;
  readonly flags: List;
}

/** What a list's items are called, and what of them matters to a reader. */
const lists = {
  options: {
    nameOf: ({ path }) => String(path),
    fields: ["type", "defaults", "isDeprecated", "isExperimental", "isRequired"],
  },
  hooks: {
    nameOf: ({ owner, name }) => `${String(owner)}.${String(name)}`,
    fields: ["kind", "parameters", "returns", "isDeprecated"],
  },
  plugins: { nameOf: ({ name }) => String(name), fields: ["isDeprecated", "replacement"] },
  flags: { nameOf: ({ name }) => String(name), fields: ["type"] },
} satisfies Readonly<
  Record<string, { nameOf: (item: List[number]) => string; fields: readonly string[] }>
>;

/** Says what another release of webpack changes: what's new, what's gone, and what differs. */
export function upgradeReport(before: PublishedFacts, after: PublishedFacts): string {
  const changes = Object.entries(lists).flatMap(([kind, { nameOf, fields }]) => {
    const key = kind as keyof typeof lists;
    const old = new Map(before[key].map((item) => [nameOf(item), item]));
    const now = new Map(after[key].map((item) => [nameOf(item), item]));
    const added = [...now.keys()].filter((name) => !old.has(name));
    const gone = [...old.keys()].filter((name) => !now.has(name));
    const changed = [...now].flatMap(([name, item]) =>
      fields.flatMap((field) => {
        const [from, to] = [old.get(name)?.[field], item[field]].map((value) => shown(value));
        return old.has(name) && from !== to ? [`${name}: ${field} ${from} → ${to}`] : [];
      }),
    );
    return [
      `${kind}: ${added.length} new, ${gone.length} gone, ${changed.length} changed`,
      ...added.map((name) => `  + ${name}`),
      ...gone.map((name) => `  - ${name}`),
      ...changed.map((text) => `  ~ ${text}`),
    ];
  });
  return [`webpack ${before.webpack} → ${after.webpack}`, ...changes].join("\n");
}

const shown = (value: unknown): string => JSON.stringify(value) ?? "none";

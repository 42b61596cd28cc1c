import type { Documented, PublicFacts } from "../../loaders/reference/public-facts.ts";
import type { ReferenceEntry } from "../../src/types.ts";

/** How much of what webpack has is documented. */
export interface Coverage {
  /** `options` */
  readonly kind: string;
  readonly all: number;
  readonly documented: number;
  /** With a text of ours, instead of webpack's own description. */
  readonly withProse: number;
  readonly withSample: number;
  /** Names of entries that should be there, or should have a text of ours. */
  readonly missing: readonly string[];
}

const kinds = ["options", "hooks", "plugins", "flags", "members"] as const;

/** @param entries of all pages */
export function coverage(
  facts: PublicFacts,
  entries: readonly ReferenceEntry[],
): readonly Coverage[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const counted = (kind: string, list: readonly Documented<object>[], needsProse: boolean) => {
    const found = list.flatMap(({ entry }) => byName.get(entry) ?? []);
    const missing = list.filter(({ entry }) => {
      const one = byName.get(entry);
      return one === undefined || (needsProse && one.own === undefined);
    });
    return {
      kind,
      all: list.length,
      documented: found.length,
      withProse: found.filter(({ own }) => own !== undefined).length,
      withSample: found.filter(({ own }) => own === "sample").length,
      missing: missing.map(({ entry }) => entry),
    };
  };
  return [
    ...kinds.map((kind) => counted(kind, facts[kind], false)),
    counted("options at the first two levels", facts.options.filter(isOuter), true),
  ];
}

/** `output`, `output.path`, `devServer.port`, or `BannerPlugin.banner` */
const isOuter = ({ path }: { readonly path: string }) => /^\w+(?:\.\w+)?$/.test(path);

export const coverageText = (list: readonly Coverage[]): string =>
  list
    .map(({ kind, all, documented, withProse, withSample, missing }) =>
      [
        `${kind}: ${documented} of ${all} documented, ${withProse} with own prose, ${withSample} with a sample`,
        ...missing.map((name) => `  missing: ${name}`),
      ].join("\n"),
    )
    .join("\n");

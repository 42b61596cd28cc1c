import type { PublicFacts } from "../../loaders/reference/public-facts.ts";
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
}

const kinds = ["options", "hooks", "plugins", "members"] as const;

/** @param entries of all pages */
export function coverage(
  facts: PublicFacts,
  entries: readonly ReferenceEntry[],
): readonly Coverage[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return kinds.map((kind) => {
    // A plugin with two names has one entry.
    const names = new Set(facts[kind].map(({ entry }) => entry));
    const found = [...names].flatMap((name) => byName.get(name) ?? []);
    return {
      kind,
      all: names.size,
      documented: found.length,
      withProse: found.filter(({ own }) => own !== undefined).length,
      withSample: found.filter(({ own }) => own === "sample").length,
    };
  });
}

export const coverageText = (list: readonly Coverage[]): string =>
  list
    .map(
      ({ kind, all, documented, withProse, withSample }) =>
        `${kind}: ${documented} of ${all} documented, ${withProse} with own prose, ${withSample} with a sample`,
    )
    .join("\n");

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

const kinds = ["options", "hooks", "plugins", "flags", "members"] as const;

/** @param entries of all pages */
export function coverage(
  facts: PublicFacts,
  entries: readonly ReferenceEntry[],
): readonly Coverage[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return kinds.map((kind) => {
    const found = facts[kind].flatMap(({ entry }) => byName.get(entry) ?? []);
    return {
      kind,
      all: facts[kind].length,
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

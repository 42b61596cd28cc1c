import type { PageSection } from "../../src/types.ts";

/** A flag of the command line, and the address of the option that it sets. */
export interface OptionFlag {
  readonly name: string;
  readonly url: string;
}

/**
 * Returns a function that adds a line of flags to a section of a page: those that set its option but
 * aren't worth a reader's attention, as they empty a list or set the option for something else, such
 * as `--stats-children-hash`. Who searches for one finds what it sets.
 */
export function addFlags(flags: readonly OptionFlag[]) {
  const byUrl = Map.groupBy(flags, ({ url }) => url);
  return (page: string, section: PageSection): PageSection => {
    const all = byUrl.get(`${page}#${section.id}`) ?? [];
    const hidden = all.map(({ name }) => `\`${name}\``).filter((one) => !section.text.includes(one));
    if (hidden.length === 0) return section;
    return { ...section, text: `${section.text}\n${hidden.join(", ")}`.trim() };
  };
}

import type { PageFacts, Tooltip } from "../../src/types.ts";

/** Returns what the names in samples say, by their addresses: that of the entries they lead to. */
export function tooltipsOf(facts: Iterable<PageFacts>): Readonly<Record<string, Tooltip>> {
  const pages = [...facts];
  const linked = new Set(
    pages.flatMap(({ links }) => links.flatMap(({ url, isGenerated }) => (isGenerated ? url : []))),
  );
  const own = pages
    .flatMap(({ entries = [] }) => entries)
    .flatMap(({ url, tooltip }) =>
      tooltip !== undefined && linked.has(url) && hasContent(tooltip) ? [[url, tooltip] as const] : [],
    );
  // Pages are in the order in which they were compiled, which differs between builds.
  return Object.fromEntries(own.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The name alone is in the sample already. */
const hasContent = ({ text, facts }: Tooltip) => text !== undefined || facts.length > 0;

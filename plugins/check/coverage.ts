import type { Option } from "../../loaders/reference/facts.ts";
import { splitUrl } from "../../src/site/navigation/url.ts";
import type { ContentFile, PageFacts, ReferenceEntry } from "../../src/types.ts";

export interface DocumentedOption extends Option {
  /** Where its entry is, or should be. */
  readonly url: string;
}

/**
 * Finds options without an entry on their page. Pages that don't exist yet, and in development
 * pages that aren't compiled, have none that could be missing.
 *
 * @returns a message for each page
 */
export function missingEntries(
  options: readonly DocumentedOption[],
  pages: readonly Pick<ContentFile, "path" | "url">[],
  facts: ReadonlyMap<string, PageFacts>,
): readonly string[] {
  const byPage = Map.groupBy(options, ({ url }) => splitUrl(url).pathname);
  return pages.flatMap(({ path, url }) => {
    const { entries = [] } = facts.get(path) ?? {};
    if (entries.length === 0) return [];
    const present = new Set(entries.map((entry) => entry.name));
    const missing = (byPage.get(url) ?? [])
      .filter((option) => !present.has(`option ${option.path}`))
      .map((option) => option.path);
    if (missing.length === 0) return [];
    return [
      `${path}:1: webpack has options that this page leaves out: ${missing.join(", ")}. Add <Option path="${missing[0]}" />, or <Options of="…" /> for all in an option.`,
    ];
  });
}

/** As `/reference/options.json` has them. */
export function publicOptions(
  options: readonly DocumentedOption[],
  entries: readonly ReferenceEntry[],
) {
  const present = new Set(entries.map(({ url }) => url));
  return options.map(({ url, isGroup, added, ...facts }) => ({
    ...facts,
    url: present.has(url) ? url : undefined,
  }));
}

import { splitUrl } from "../../src/site/navigation/url.ts";
import type { ContentFile, PageFacts, Problem, ReferenceEntry } from "../../src/types.ts";
import type { DocumentedOption } from "../content/documented-options.ts";

/**
 * Finds options without an entry on their page. Pages that don't exist yet, and in development
 * pages that aren't compiled, have none that could be missing.
 */
export function missingEntries(
  options: readonly DocumentedOption[],
  pages: readonly Pick<ContentFile, "path" | "url">[],
  facts: ReadonlyMap<string, PageFacts>,
): readonly Problem[] {
  const byPage = Map.groupBy(options, ({ url }) => splitUrl(url).pathname);
  return pages.flatMap(({ path, url }) => {
    const { entries = [] } = facts.get(path) ?? {};
    if (entries.length === 0) return [];
    const present = new Set(entries.map((entry) => entry.name));
    const missing = (byPage.get(url) ?? [])
      .filter((option) => !present.has(`option ${option.path}`))
      .map((option) => option.path);
    if (missing.length === 0) return [];
    const message = `webpack has options that this page leaves out: ${missing.join(", ")}. Add <Option path="${missing[0]}" />, or <Options of="…" /> for all in an option.`;
    return [{ path, line: 1, message }];
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

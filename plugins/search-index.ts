import type { ContentFile, PageFacts } from "../src/types.ts";
import type { SearchIndex } from "../src/site/search/search-index.ts";

/**
 * Gathers what the embedded search looks through.
 *
 * @param pages in the order that equal results keep
 * @param facts of the pages that are compiled; of all others only title and description are known
 */
export const searchIndex = (
  pages: readonly ContentFile[],
  facts: ReadonlyMap<string, PageFacts>,
): SearchIndex => ({
  pages: pages.map(({ path, url, title, description }) => ({
    url,
    title,
    description,
    sections: facts.get(path)?.sections ?? [],
  })),
});

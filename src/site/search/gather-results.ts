import { excerptOf, marked } from "./marks.ts";
import type { SearchEntry } from "./search-entries.ts";
import {
  countSections,
  sectionOf,
  type FoundPage,
  type Hit,
  type SearchResults,
} from "./search-results.ts";

/** An entry that was found. */
export interface Found {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The terms of the index that were found in it. */
  readonly matched: readonly string[];
}

/** More would be read by nobody. */
const most = { pages: 10, hits: 4 };

/** A heading far behind the best of its page is not shown. */
const smallestShare = 0.3;

/** What a page's other headings add to the score of its best one. */
const othersWeight = 0.1;

/**
 * Groups what was found by page.
 *
 * @param section the name of a top-level folder, to look in alone
 */
export function gatherResults(
  all: readonly Found[],
  section?: string,
): Pick<SearchResults, "pages" | "sections"> {
  const pages = [...Map.groupBy(all, ({ entry }) => entry.page.url)]
    .map(([url, found]) => pageOf(url, found))
    .toSorted((a, b) => b.score - a.score);
  const shown = pages.filter(({ url }) => section === undefined || sectionOf(url) === section);
  return {
    sections: countSections(pages.map(({ url }) => url)),
    pages: shown.slice(0, most.pages).map(foundPage),
  };
}

interface RankedPage {
  readonly url: string;
  readonly score: number;
  /** The best first. */
  readonly found: readonly Found[];
}

function pageOf(url: string, all: readonly Found[]): RankedPage {
  const found = all.toSorted((a, b) => b.score - a.score);
  const best = found[0]?.score ?? 0;
  const others = found.slice(1, most.hits).reduce((sum, { score }) => sum + score, 0);
  return { url, score: best + others * othersWeight, found };
}

function foundPage({ url, found }: RankedPage): FoundPage {
  const best = found[0]?.score ?? 0;
  const shown = found.slice(0, most.hits).filter(({ score }) => score >= best * smallestShare);
  return { url, title: found[0]?.entry.page.title ?? "", hits: shown.map(hitOf) };
}

function hitOf({ entry, matched }: Found): Hit {
  const { page, section, above, text } = entry;
  const terms = new Set(matched);
  const isFound = (term: string) => terms.has(term);
  return {
    url: section.id === "" ? page.url : `${page.url}#${encodeURIComponent(section.id)}`,
    title: marked(section.title || page.title, isFound),
    path: above.map((one) => one.replaceAll("`", "")),
    excerpt: excerptOf(text.trim(), isFound),
  };
}

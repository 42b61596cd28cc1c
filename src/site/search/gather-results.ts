import { excerptOf, marked, type IsFound } from "./marks.ts";
import type { Place } from "./search-entries.ts";
import {
  countSections,
  most,
  sectionOf,
  type FoundPage,
  type Hit,
  type SearchResults,
} from "./search-results.ts";

export interface Found {
  readonly place: Place;
  /** The score decides between entries of equal rank. */
  readonly rank: number;
  readonly score: number;
  readonly isFound: IsFound;
}

/** A heading is hidden if its score is a smaller share of its page's best score. */
const smallestShare = 0.3;

/** How much a page's other headings add to its best one. */
const othersWeight = 0.7;

/** @param limit how many pages are shown at most */
export function gatherResults(
  all: readonly Found[],
  section?: string,
  limit = most.pages,
): Pick<SearchResults, "pages" | "sections"> {
  const pages = [...Map.groupBy(all, ({ place }) => place.page.url)]
    .map(([url, found]) => pageOf(url, found))
    .toSorted(bestFirst);
  const shown = pages.filter(({ url }) => section === undefined || sectionOf(url) === section);
  return {
    sections: countSections(pages.map(({ url }) => url)),
    pages: shown.slice(0, limit).map(foundPage),
  };
}

type Ranked = Pick<Found, "rank" | "score">;

const bestFirst = (a: Ranked, b: Ranked) => b.rank - a.rank || b.score - a.score;

interface RankedPage extends Ranked {
  readonly url: string;
  /** Best first. */
  readonly found: readonly Found[];
}

function pageOf(url: string, all: readonly Found[]): RankedPage {
  const found = all.toSorted(bestFirst);
  const [best, ...others] = found.slice(0, most.hits).map(({ score }) => score);
  const more = others.reduce((sum, score) => sum + score, 0);
  return { url, rank: found[0]?.rank ?? 0, score: (best ?? 0) + more * othersWeight, found };
}

function foundPage({ url, found }: RankedPage): FoundPage {
  const sections = found.filter((one) => !isPage(one));
  const least = Math.max(...sections.map(({ score }) => score)) * smallestShare;
  const shown = sections.filter(({ score, rank }) => score >= least || rank > 0);
  const itself = found.find(isPage);
  const text =
    itself && `${itself.place.page.description ?? ""}\n${itself.place.section.text}`.trim();
  const isFound = itself?.isFound ?? (() => false);
  return {
    url,
    title: marked(found[0]?.place.page.title ?? "", isFound),
    excerpt: text === undefined ? [] : excerptOf(text, isFound),
    isBest: itself !== undefined && itself === found[0],
    hits: shown.slice(0, most.hits).map(hitOf),
  };
}

const isPage = ({ place }: Found) => place.section.id === "";

function hitOf({ place, isFound }: Found): Hit {
  const { page, section, above } = place;
  return {
    url: `${page.url}#${encodeURIComponent(section.id)}`,
    title: marked(section.title, isFound),
    // Leave out the single letters that group a glossary.
    path: above.filter((one) => one.length > 1).map((one) => one.replaceAll("`", "")),
    excerpt: excerptOf(section.text.trim(), isFound),
  };
}

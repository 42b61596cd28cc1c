import { excerptOf, marked, type IsFound } from "./marks.ts";
import {
  countSections,
  most,
  sectionOf,
  type FoundPage,
  type Hit,
  type SearchResults,
} from "./search-results.ts";
import { stemOf, termsOf } from "./terms.ts";

/** https://docsearch.algolia.com/docs/record-extractor */
interface DocSearchRecord {
  readonly url: string;
  /** Titles from the outermost to the innermost. The second one is the page's. */
  readonly levels: readonly string[];
  readonly content: string;
}

type AddressOf = (url: string) => string | undefined;

/**
 * Converts the response of a hosted index.
 *
 * @param answer not validated yet
 * @param addressOf returns nothing for an invalid URL
 * @throws if the response is malformed
 */
export function docSearchResults(
  answer: unknown,
  text: string,
  addressOf: AddressOf,
  section?: string,
): SearchResults {
  const records = hitsOf(answer).flatMap((hit) => recordOf(hit, addressOf));
  const isFound = finderOf(text);
  const pages = [...Map.groupBy(records, ({ url }) => url.replace(/#.*$/, ""))];
  const shown = pages.filter(([url]) => section === undefined || sectionOf(url) === section);
  return {
    pages: shown.slice(0, most.pages).map(([url, all]) => pageOf(url, all, isFound)),
    sections: countSections(pages.map(([url]) => url)),
    suggestions: [],
  };
}

function hitsOf(answer: unknown): readonly unknown[] {
  const results = field(answer, "results");
  const hits = Array.isArray(results) ? field(results[0], "hits") : undefined;
  if (!Array.isArray(hits)) throw new Error("The hosted index sent no list of hits.");
  return hits;
}

function recordOf(hit: unknown, addressOf: AddressOf): readonly DocSearchRecord[] {
  const url = field(hit, "url");
  const hierarchy = field(hit, "hierarchy");
  const content = field(hit, "content");
  const levels = Array.from({ length: 7 }, (_, level) => field(hierarchy, `lvl${level}`));
  const titles = levels.filter((title) => typeof title === "string");
  const address = typeof url === "string" ? addressOf(url) : undefined;
  if (address === undefined || titles.length === 0) return [];
  return [{ url: address, levels: titles, content: typeof content === "string" ? content : "" }];
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

function pageOf(url: string, records: readonly DocSearchRecord[], isFound: IsFound): FoundPage {
  const { levels = [] } = records[0] ?? {};
  const itself = records.find((record) => record.url === url);
  const hits = records.filter((record) => record.url !== url).slice(0, most.hits);
  return {
    url,
    title: marked(levels[1] ?? levels[0] ?? "", isFound),
    excerpt: excerptOf(itself?.content ?? "", isFound),
    isBest: itself !== undefined && itself === records[0],
    hits: hits.map(({ url, levels, content }): Hit => {
      const titles = levels.slice(2);
      return {
        url,
        title: marked(titles.at(-1) ?? levels.at(-1) ?? "", isFound),
        path: titles.slice(0, -1),
        excerpt: excerptOf(content, isFound),
      };
    }),
  };
}

/** Matches whole words, but the last word also as a prefix, because it may be incomplete. */
function finderOf(text: string): IsFound {
  const terms = new Set(termsOf(text));
  const last = termsOf(text.slice(text.search(/\S+$/))).at(0) ?? "\u0000";
  return (term) => terms.has(term) || terms.has(stemOf(term)) || term.startsWith(last);
}

import * as v from "valibot";
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
const hitSchema = v.object({
  url: v.string(),
  hierarchy: v.record(v.string(), v.unknown()),
  content: v.fallback(v.string(), ""),
});

const answerSchema = v.object({ results: v.tuple([v.object({ hits: v.array(v.unknown()) })]) });

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
  const { results } = v.parse(answerSchema, answer);
  const records = results[0].hits.flatMap((hit) => recordOf(hit, addressOf));
  const isFound = finderOf(text);
  const pages = [...Map.groupBy(records, ({ url }) => url.replace(/#.*$/, ""))];
  const shown = pages.filter(([url]) => section === undefined || sectionOf(url) === section);
  return {
    pages: shown.slice(0, most.pages).map(([url, all]) => pageOf(url, all, isFound)),
    sections: countSections(pages.map(([url]) => url)),
    suggestions: [],
  };
}

function recordOf(hit: unknown, addressOf: AddressOf): readonly DocSearchRecord[] {
  const { success, output } = v.safeParse(hitSchema, hit);
  if (!success) return [];
  const { hierarchy, content } = output;
  const levels = Array.from({ length: 7 }, (_, level) => hierarchy[`lvl${level}`]);
  const titles = levels.filter((title) => typeof title === "string");
  const url = addressOf(output.url);
  return url === undefined || titles.length === 0 ? [] : [{ url, levels: titles, content }];
}

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

import MiniSearch from "minisearch";
import { gatherResults, type Found } from "./gather-results.ts";
import { coverageOf, searchTerms } from "./matching.ts";
import { headingWords, nearestWords } from "./nearest-words.ts";
import { parseQuery } from "./query.ts";
import { nameOfQuery, rankOf } from "./ranks.ts";
import { entryOf, placesIn, weightOf, type SearchEntry } from "./search-entries.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchResults } from "./search-results.ts";
import { corrected } from "./spelling.ts";
import { joinedStems, termsOf } from "./terms.ts";
import { counted, type Vocabulary } from "./vocabulary.ts";

/** @param section top-level folder that limits the search */
export type SearchEngine = (text: string, section?: string) => SearchResults;

const boost = { title: 4, heading: 3, names: 2.5, about: 2, path: 1.5, text: 1, code: 0.6 };

/** Too many words start with a single letter to search the text for it. */
const namingFields = ["title", "heading"];

/** @param pause is called after each page, because all of them take long */
export async function createEngine(
  { pages }: SearchIndex,
  pause?: () => Promise<void> | undefined,
): Promise<SearchEngine> {
  const entries: SearchEntry[] = [];
  const vocabulary = new Map<string, number>();
  const search = new MiniSearch<SearchEntry>({
    fields: Object.keys(boost),
    tokenize: (text) => counted(termsOf(text), vocabulary),
    processTerm: (term) => term,
  });
  for (const page of pages) {
    const added = placesIn(page).map((place, at) => entryOf(place, entries.length + at));
    search.addAll(added);
    entries.push(...added);
    await pause?.();
  }
  const engine = { search, entries, vocabulary };
  const words = headingWords(entries);
  return (text, section) => {
    const found = find(text, engine);
    const suggestions = found.length > 0 ? [] : nearestWords(text, words);
    return { ...gatherResults(found, section), suggestions };
  };
}

interface Parts {
  readonly search: MiniSearch<SearchEntry>;
  readonly entries: readonly SearchEntry[];
  readonly vocabulary: Vocabulary;
}

function find(text: string, { search, entries, vocabulary }: Parts): readonly Found[] {
  const query = corrected(parseQuery(text), vocabulary);
  const terms = searchTerms(query, vocabulary);
  const name = joinedStems(query.parts);
  const called = nameOfQuery(query);
  const coverage = coverageOf(terms);
  const byName = new Map(terms.map((one) => [one.term, one]));
  const results = search.search([...byName.keys()].join(" "), {
    tokenize: (joined) => joined.split(" "),
    boost,
    fields: text.trim().length < 2 ? namingFields : Object.keys(boost),
    prefix: (term) => byName.get(term)?.isPrefix ?? false,
    boostTerm: (term) => byName.get(term)?.weight ?? 1,
  });
  return results.flatMap(({ id, score, queryTerms, terms: matched }) => {
    const entry = entries[Number(id)];
    if (entry === undefined) return [];
    const share = coverage(queryTerms);
    const weight = share * share * bonus(entry, name) * weightOf(entry);
    const found = new Set(matched);
    return [
      {
        place: entry,
        isFound: (term) => found.has(term),
        rank: rankOf(entry.called, called),
        score: score * weight,
      },
    ];
  });
}

/** Typing a whole heading counts extra; for options, the last part is enough. */
function bonus({ headingNames }: SearchEntry, name: string): number {
  if (name.length < 3) return 1;
  if (headingNames.includes(name)) return 1.8;
  return headingNames.some((heading) => heading.endsWith(name)) ? 1.4 : 1;
}

import type { Searcher } from "../../site/search/messages.ts";
import type { SearchResults } from "../../site/search/search-results.ts";

/** Answers searches: the embedded index or a hosted one. */
export interface SearchBackend {
  /** Preloads what the first search needs; errors are reported by the search. */
  readonly prepare: () => void;
  /**
   * Limited to one section. Throws if search is not available; retrying is fine. Never settles if the
   * same searcher, who is the reader by default, has searched for something else.
   */
  readonly search: (text: string, section?: string, searcher?: Searcher) => Promise<SearchAnswer>;
  /** How long to wait for more typing, in milliseconds. */
  readonly delay: number;
}

export interface SearchAnswer {
  readonly results: SearchResults;
  /** Shown above the results. */
  readonly notice?: string;
  /** Follows if these results are of titles and headings alone, for who can't wait. */
  readonly better?: Promise<SearchAnswer>;
}

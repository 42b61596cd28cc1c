import type { SearchResults } from "../../site/search/search-results.ts";

/** What answers searches: the embedded index, or a hosted one. */
export interface SearchBackend {
  /** Loads what the first search needs; that it fails is not told until then. */
  readonly prepare: () => void;
  /**
   * @param section the name of a top-level folder, to look in alone
   * @throws where nothing can be searched at the moment; it may be tried again
   */
  readonly search: (text: string, section?: string) => Promise<SearchAnswer>;
  /** How long to wait for more letters before a search, in milliseconds. */
  readonly delay: number;
}

export interface SearchAnswer {
  readonly results: SearchResults;
  /** What a reader should know about them. */
  readonly notice?: string;
}

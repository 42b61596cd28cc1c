import type { SearchResults } from "./search-results.ts";

/** Between a page and the search worker. */

export interface LoadRequest {
  readonly indexUrl: string;
}

/** Who searches: the reader, or the page for what it suggests. Each waits only for its last search. */
export type Searcher = "reader" | "page";

export interface SearchRequest {
  readonly id: number;
  readonly searcher: Searcher;
  readonly text: string;
  readonly section: string | undefined;
}

export type WorkerRequest = LoadRequest | SearchRequest;

/** The worker skips requests that a newer one of the same searcher has replaced. */
export type WorkerAnswer = FoundAnswer | { readonly error: string };

export interface FoundAnswer {
  readonly id: number;
  readonly results: SearchResults;
  /** Whether a better answer to the same request follows, because the index isn't ready yet. */
  readonly isQuick: boolean;
}

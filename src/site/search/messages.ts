import type { SearchResults } from "./search-results.ts";

/** Between a page and the search worker. */

export interface LoadRequest {
  readonly indexUrl: string;
}

export interface SearchRequest {
  readonly id: number;
  readonly text: string;
  readonly section: string | undefined;
}

export type WorkerRequest = LoadRequest | SearchRequest;

/** The worker skips requests that a newer one has replaced. */
export type WorkerAnswer = FoundAnswer | { readonly error: string };

export interface FoundAnswer {
  readonly id: number;
  readonly results: SearchResults;
  /** Whether a better answer to the same request follows, because the index isn't ready yet. */
  readonly isQuick: boolean;
}

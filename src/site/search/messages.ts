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
export type WorkerAnswer =
  { readonly id: number; readonly results: SearchResults } | { readonly error: string };

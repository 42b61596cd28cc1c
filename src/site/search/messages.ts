import type { SearchResults } from "./search-results.ts";

/** Messages between a page and the search worker. */

export interface LoadRequest {
  readonly indexUrl: string;
}

export interface SearchRequest {
  /** Increases with each request. */
  readonly id: number;
  readonly text: string;
  readonly section: string | undefined;
}

export type WorkerRequest = LoadRequest | SearchRequest;

/** Requests that a newer one has overtaken get no answer. */
export type WorkerAnswer =
  { readonly id: number; readonly results: SearchResults } | { readonly error: string };

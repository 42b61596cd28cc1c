import type { SearchResults } from "./search-results.ts";

/** What the page and the worker that searches say to each other. */

export interface LoadRequest {
  /** Address of the index. */
  readonly indexUrl: string;
}

export interface SearchRequest {
  /** Rises with each request. */
  readonly id: number;
  readonly text: string;
  readonly section: string | undefined;
}

export type WorkerRequest = LoadRequest | SearchRequest;

/** A request that a newer one has overtaken gets no answer. */
export type WorkerAnswer =
  { readonly id: number; readonly results: SearchResults } | { readonly error: string };

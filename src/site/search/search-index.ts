import type { PageSection } from "../../types.ts";

/** The embedded search index, written as JSON by `plugins/search-plugin.ts`. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
}

export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly sections: readonly PageSection[];
}

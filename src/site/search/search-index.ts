import type { PageSection } from "../../types.ts";

/** What the embedded search looks through; `plugins/search-plugin.ts` writes it as JSON. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
}

export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  /** In the order of the page. */
  readonly sections: readonly PageSection[];
}

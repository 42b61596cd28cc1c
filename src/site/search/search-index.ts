import type { PageSection } from "../../types.ts";

/** Written as JSON by `plugins/search-plugin.ts`. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
}

export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly sections: readonly PageSection[];
}

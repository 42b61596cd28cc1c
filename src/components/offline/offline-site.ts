import type { LoadingStore } from "../../browser/loading/loading-store.ts";
import type { Navigation, Page } from "../../types.ts";
import type { ViewComponent } from "../app/site-context.ts";
import type { SearchParts } from "../search/search-parts.ts";

/** What readers without a network need of the site. */
export interface OfflineSite {
  readonly navigation: Navigation;
  readonly pages: LoadingStore<Page>;
  readonly views: LoadingStore<ViewComponent>;
  readonly search: LoadingStore<SearchParts>;
}

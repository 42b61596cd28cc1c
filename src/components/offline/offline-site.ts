import type { LoadingSource } from "../../browser/loading-source.ts";
import type { Navigation, Page } from "../../types.ts";
import type { ViewComponent } from "../app/site-context.ts";
import type { SearchParts } from "../search/search-parts.ts";

/** What readers without a network need of the site. */
export interface OfflineSite {
  readonly navigation: Navigation;
  readonly pages: LoadingSource<Page>;
  readonly views: LoadingSource<ViewComponent>;
  readonly search: LoadingSource<SearchParts>;
}

import type { ReactNode } from "react";
import type { LoadingSource } from "../../browser/loading-source.ts";
import type { Navigation, Page } from "../../types.ts";

/** What readers without a network need of the site. */
export interface OfflineSite {
  readonly navigation: Navigation;
  readonly pages: LoadingSource<Page>;
  /** As in `Site`. */
  readonly offline: LoadingSource<ReactNode>;
}

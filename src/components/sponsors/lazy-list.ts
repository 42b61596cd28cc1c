import type { ComponentType } from "react";
import { createLoadingSource } from "../../browser/loading-source.ts";
import type { Listing, Rank } from "../../site/sponsor-ranks.ts";

export interface SponsorListProps {
  readonly type: Listing;
  readonly rank: Rank;
}

/** What lists sponsors, and all of them: a chunk that is loaded for those who scroll so far. */
export const lazyList = createLoadingSource<ComponentType<SponsorListProps>>(
  async () =>
    (await import(/* webpackChunkName: "view-landing-sponsors" */ "./sponsor-list.tsx"))
      .SponsorList,
);

import type { ComponentType } from "react";
import { createLoadingSource } from "../../browser/loading-source.ts";
import type { Listing, Rank } from "../../site/sponsor-ranks.ts";

export interface SponsorListProps {
  readonly type: Listing;
  readonly rank: Rank;
}

/** The list of sponsors, in a chunk for readers who scroll that far. */
export const lazyList = createLoadingSource<ComponentType<SponsorListProps>>(
  async () =>
    (await import(/* webpackChunkName: "view-landing-sponsors" */ "./sponsor-list.tsx"))
      .SponsorList,
);

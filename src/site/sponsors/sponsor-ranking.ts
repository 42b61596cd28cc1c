import { collator } from "../content/content-tree.ts";
import {
  latestDays,
  latestLimit,
  rankLimit,
  ranks,
  thresholds,
  type Listing,
  type Rank,
} from "./sponsor-ranks.ts";
import type { Sponsor, Sponsors } from "./sponsors.ts";

export interface Giver extends Omit<Sponsor, "amount"> {
  readonly since: string;
  /** In US dollars, like `monthly`. */
  readonly total: number;
  readonly monthly: number;
}

/** The largest come first; in `latest`, the most recent. */
export function rankSponsors(givers: readonly Giver[], now: Date): Pick<Sponsors, Listing> {
  return { total: ranked(givers, "total", now), monthly: ranked(givers, "monthly", now) };
}

function ranked(givers: readonly Giver[], listing: Listing, now: Date): Sponsors[Listing] {
  const giving = givers
    .filter(({ [listing]: amount }) => amount > 0)
    .toSorted((a, b) => b[listing] - a[listing] || collator.compare(a.name, b.name));
  const sponsor = ({ name, url, logo, [listing]: amount }: Giver): Sponsor => ({
    name,
    url,
    ...(logo !== undefined && { logo }),
    amount,
  });
  const of = (rank: Rank) =>
    giving
      .filter(({ [listing]: amount }) => rankOf(amount, listing) === rank)
      .slice(0, rankLimit)
      .map(sponsor);
  return {
    latest: latest(giving, now).map(sponsor),
    platinum: of("platinum"),
    gold: of("gold"),
    silver: of("silver"),
    bronze: of("bronze"),
    backer: of("backer"),
  };
}

const rankOf = (amount: number, listing: Listing): Rank | undefined =>
  ranks.find((rank) => rank !== "latest" && amount >= thresholds[listing][rank]);

function latest(givers: readonly Giver[], now: Date): readonly Giver[] {
  const start = now.getTime() - latestDays * 24 * 60 * 60 * 1000;
  return givers
    .filter(({ since }) => Date.parse(since) >= start)
    .toSorted((a, b) => Date.parse(b.since) - Date.parse(a.since))
    .slice(0, latestLimit);
}

import * as v from "valibot";
import { ranks, type Listing, type Rank } from "./sponsor-ranks.ts";
import { timestamp, webAddress } from "../schemas.ts";

const sponsor = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    url: webAddress,
    logo: v.optional(webAddress),
    /** In US dollars, in total or each month. */
    amount: v.pipe(v.number(), v.minValue(0)),
  }),
  v.readonly(),
);

const byRank = v.pipe(v.strictObject(v.entriesFromList(ranks, v.array(sponsor))), v.readonly());

/** Written to `content/data/sponsors.json` by `npm run sync:sponsors`. */
export const sponsorsSchema = v.pipe(
  v.strictObject({
    /** When Open Collective was asked. */
    date: timestamp,
    total: byRank,
    monthly: byRank,
  }),
  v.readonly(),
);

export type Sponsor = v.InferOutput<typeof sponsor>;
export type Sponsors = v.InferOutput<typeof sponsorsSchema>;

/** Reserves space on the page before the sponsors are loaded. */
export interface SponsorCounts {
  readonly date: string;
  readonly counts: Readonly<Record<Listing, Readonly<Record<Rank, number>>>>;
}

export function sponsorCounts(sponsors: Sponsors | undefined): SponsorCounts | undefined {
  if (sponsors === undefined) return undefined;
  const { date, total, monthly } = sponsors;
  return { date, counts: { total: countsOf(total), monthly: countsOf(monthly) } };
}

const countsOf = (lists: Sponsors[Listing]): Readonly<Record<Rank, number>> => ({
  latest: lists.latest.length,
  platinum: lists.platinum.length,
  gold: lists.gold.length,
  silver: lists.silver.length,
  bronze: lists.bronze.length,
  backer: lists.backer.length,
});

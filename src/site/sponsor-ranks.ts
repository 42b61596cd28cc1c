/** How sponsors can be listed: by all that they have given, or by what they give in a month. */
export const listings = ["total", "monthly"] as const;

export type Listing = (typeof listings)[number];

/** In the order of the page. */
export const ranks = ["latest", "platinum", "gold", "silver", "bronze", "backer"] as const;

export type Rank = (typeof ranks)[number];

export const rankTitles: Readonly<Record<Rank, string>> = {
  latest: "Latest Sponsors",
  platinum: "Platinum Sponsors",
  gold: "Gold Sponsors",
  silver: "Silver Sponsors",
  bronze: "Bronze Sponsors",
  backer: "Backers",
};

/**
 * From how many US dollars on a sponsor has a rank. They are this site's own rule: Open Collective
 * knows tiers with a price, but most of what is given is given outside them. Each rank takes about
 * five times what the one below it takes; a month counts for more than its share of a total,
 * because it is likely to be followed by others.
 */
export const thresholds: Readonly<
  Record<Listing, Readonly<Record<Exclude<Rank, "latest">, number>>>
> = {
  total: { platinum: 50_000, gold: 10_000, silver: 2_000, bronze: 200, backer: 0 },
  monthly: { platinum: 2_500, gold: 500, silver: 100, bronze: 10, backer: 0 },
};

/** This site's rule: the latest sponsors gave for the first time in the last so many days… */
export const latestDays = 90;

/** …and are at most so many. */
export const latestLimit = 10;

/** This site's rule: a rank shows its largest so many; the collective's page has all. */
export const rankLimit = 100;

/** What it takes to have a rank, as the page says it: `$50,000 or more in total`. */
export function rankRule(listing: Listing, rank: Rank): string {
  if (rank === "latest") return `for the first time in the last ${latestDays} days`;
  const period = listing === "total" ? "in total" : "a month";
  const { [rank]: from, bronze } = thresholds[listing];
  return rank === "backer"
    ? `less than ${dollars(bronze)} ${period}`
    : `${dollars(from)} or more ${period}`;
}

/** @param amount in US dollars */
export const dollars = (amount: number): string =>
  `$${amount.toLocaleString("en-US", { maximumFractionDigits: amount < 10 ? 2 : 0 })}`;

export const listings = ["total", "monthly"] as const;

export type Listing = (typeof listings)[number];

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
 * In US dollars. Most donations on Open Collective have no tier, so these limits are our own.
 * A month counts more than its share of the total, because more months are likely to follow.
 */
export const thresholds: Readonly<
  Record<Listing, Readonly<Record<Exclude<Rank, "latest">, number>>>
> = {
  total: { platinum: 50_000, gold: 10_000, silver: 2_000, bronze: 200, backer: 0 },
  monthly: { platinum: 2_500, gold: 500, silver: 100, bronze: 10, backer: 0 },
};

/** Counted from the first donation. */
export const latestDays = 90;

export const latestLimit = 10;

export const rankLimit = 100;

/** As shown on the page: `$50,000 or more in total`. */
export function rankRule(listing: Listing, rank: Rank): string {
  if (rank === "latest") return `for the first time in the last ${latestDays} days`;
  const period = listing === "total" ? "in total" : "a month";
  const { [rank]: from, bronze } = thresholds[listing];
  return rank === "backer"
    ? `less than ${dollars(bronze)} ${period}`
    : `${dollars(from)} or more ${period}`;
}

export const dollars = (amount: number): string =>
  `$${amount.toLocaleString("en-US", { maximumFractionDigits: amount < 10 ? 2 : 0 })}`;

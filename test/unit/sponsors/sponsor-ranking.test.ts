import { describe, expect, it } from "@jest/globals";
import { rankSponsors, type Giver } from "../../../src/site/sponsors/sponsor-ranking.ts";
import { dollars, ranks, rankRule } from "../../../src/site/sponsors/sponsor-ranks.ts";

const now = new Date("2026-11-20T10:00:00Z");

const giver = (
  name: string,
  total: number,
  monthly = 0,
  since = "2020-01-01T00:00:00Z",
): Giver => ({
  name,
  url: `https://${name}.example/`,
  since,
  total,
  monthly,
});

const names = (givers: readonly Giver[], listing: "total" | "monthly") =>
  Object.fromEntries(
    ranks.map((rank) => [rank, rankSponsors(givers, now)[listing][rank].map(({ name }) => name)]),
  );

describe("the rank of a sponsor", () => {
  it.each([
    [50_000, "platinum"],
    [49_999, "gold"],
    [10_000, "gold"],
    [9_999, "silver"],
    [2_000, "silver"],
    [1_999, "bronze"],
    [200, "bronze"],
    [199.99, "backer"],
    [0.01, "backer"],
  ])("by %d dollars in total is %s", (amount, rank) => {
    expect(names([giver("a", amount)], "total")[rank]).toEqual(["a"]);
  });

  it.each([
    [2_500, "platinum"],
    [2_499, "gold"],
    [500, "gold"],
    [499, "silver"],
    [100, "silver"],
    [99, "bronze"],
    [10, "bronze"],
    [9.99, "backer"],
  ])("by %d dollars a month is %s", (amount, rank) => {
    expect(names([giver("a", 1, amount)], "monthly")[rank]).toEqual(["a"]);
  });

  it("does not exist for who gave nothing", () => {
    expect(Object.values(names([giver("a", 5, 0)], "monthly")).flat()).toEqual([]);
    expect(Object.values(names([giver("a", 0, 0)], "total")).flat()).toEqual([]);
  });

  it("is explained", () => {
    expect(rankRule("total", "platinum")).toBe("$50,000 or more in total");
    expect(rankRule("monthly", "gold")).toBe("$500 or more a month");
    expect(rankRule("monthly", "backer")).toBe("less than $10 a month");
    expect(rankRule("total", "latest")).toBe("for the first time in the last 90 days");
  });
});

describe("a list of sponsors", () => {
  it("has the largest first, then goes by name, and has its amounts", () => {
    const givers = [giver("b", 300), giver("c", 400), giver("A", 300)];
    expect(rankSponsors(givers, now).total.bronze).toEqual([
      { name: "c", url: "https://c.example/", amount: 400 },
      { name: "A", url: "https://A.example/", amount: 300 },
      { name: "b", url: "https://b.example/", amount: 300 },
    ]);
  });

  it("has no more than a hundred of a rank", () => {
    const givers = Array.from({ length: 150 }, (_, at) => giver(`n${at}`, 1 + at / 10));
    expect(names(givers, "total").backer).toHaveLength(100);
    expect(names(givers, "total").backer?.[0]).toBe("n149");
  });

  it("has the ten latest, the newest first, beside their rank", () => {
    const givers = Array.from({ length: 12 }, (_, at) =>
      giver(`n${at}`, 1, 0, new Date(Date.UTC(2026, 9, 1 + at)).toISOString()),
    );
    const old = giver("old", 9, 0, "2026-08-01T00:00:00Z");
    const { latest = [], backer = [] } = names([old, ...givers], "total");
    expect(latest).toEqual(Array.from({ length: 10 }, (_, at) => `n${11 - at}`));
    expect(backer).toHaveLength(13);
  });
});

describe("an amount", () => {
  it.each([
    [50_000, "$50,000"],
    [1234.56, "$1,235"],
    [2.5, "$2.5"],
    [0.01, "$0.01"],
  ])("of %d reads %s", (amount, text) => expect(dollars(amount)).toBe(text));
});

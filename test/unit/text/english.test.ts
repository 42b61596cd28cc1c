import { describe, expect, it } from "@jest/globals";
import { longDate } from "../../../src/site/text/dates.ts";
import { separator } from "../../../src/site/text/lists.ts";
import { grouped } from "../../../src/site/text/numbers.ts";

// Browsers take long to start `Intl`, so the site does without it; here, it says what is right.

describe("a date", () => {
  it("is what Intl makes of it, wherever the reader is", () => {
    for (const date of ["2026-11-20", "2024-02-29", "2023-12-31T23:59:59Z", "2026-01-01"]) {
      const options = { dateStyle: "long", timeZone: "UTC" } as const;
      expect(longDate(date)).toBe(new Date(date).toLocaleDateString("en-US", options));
    }
  });
});

describe("a number", () => {
  it("has a comma before each three digits", () => {
    for (const count of [0, 12, 999, 1000, 45_678, 123_456, 1_234_567]) {
      expect(grouped(count)).toBe(count.toLocaleString("en-US"));
    }
  });
});

describe("a list", () => {
  it("has commas, and an “and” before its last item", () => {
    const all = ["one", "two", "three", "four"];
    for (const items of all.map((_, count) => all.slice(0, count + 1))) {
      const text = items.map((item, at) => separator(at, items.length) + item).join("");
      expect(text).toBe(new Intl.ListFormat("en-US").format(items));
    }
  });
});

import { describe, expect, it } from "@jest/globals";
import { longDate } from "../../../src/site/text/dates.ts";
import { initials } from "../../../src/site/text/initials.ts";

describe("the initials of a name", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["ada-byron-lovelace", "AB"],
    ["(webpack)", "W"],
    ["Ångström", "Å"],
    ["日本 語", "日語"],
    ["!", ""],
  ])("of %s are %s", (name, expected) => expect(initials(name)).toBe(expected));
});

describe("a day", () => {
  it.each([
    ["2026-11-20T00:00:00Z", "November 20, 2026"],
    ["2026-11-20T23:59:59.999Z", "November 20, 2026"],
  ])("%s reads %s everywhere", (date, expected) => expect(longDate(date)).toBe(expected));
});

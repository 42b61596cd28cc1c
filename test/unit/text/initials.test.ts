import { describe, expect, it } from "@jest/globals";
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

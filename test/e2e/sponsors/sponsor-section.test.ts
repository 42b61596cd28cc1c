import { describe, expect, it } from "@jest/globals";
import { findings } from "../axe.ts";
import { hydrated, load, settled, sidewaysScroll, useBrowser } from "../browser.ts";
import { chance, scrollToRank, useSponsors } from "./sponsor-reader.ts";
import { shifts } from "../shifts.ts";

const open = useBrowser({ hasWorkers: false });

useSponsors();

describe.each([390, 1440])("at %i pixels", (width) => {
  it("nothing moves while the sponsors come, by total and by month, and axe finds nothing", async () => {
    const page = await open("/", { prepare: chance(0.9), width });
    const scrollThrough = async () => {
      await hydrated(page);
      for (const rank of ["latest", "platinum", "gold", "silver", "bronze", "backer"]) {
        await scrollToRank(page, rank);
        await settled(page);
      }
      expect(await shifts(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await scrollThrough();
    await chance(0.2)(page);
    await load(page, "/?again");
    await scrollThrough();
    expect(await findings(page, ".support")).toEqual([]);
  });
});

describe("without JavaScript", () => {
  it("the collective's page is linked to, and nothing stands empty", async () => {
    const page = await open("/", { javaScript: false });
    const seen = await page.$$eval(".support > *", (parts) =>
      parts.filter((part) => part.checkVisibility()).map(({ textContent }) => textContent),
    );
    expect(seen).toEqual([
      "Support the Team",
      expect.stringContaining("Open Collective"),
      "Become a sponsor",
      "As of November 20, 2026. See the current list on Open Collective.",
    ]);
  });
});

import { afterAll, beforeAll } from "@jest/globals";
import type { Page } from "puppeteer";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import type { LocalApi } from "../../unit/local-api.ts";
import { watchShifts } from "../shifts.ts";
import { logoHost, serveSynced } from "../sites/synced-site.ts";

/** A site with sponsors, for the tests of a file, and the host of their logos. */
export function useSponsors(): void {
  const ownSite = process.env.SITE_URL;
  let logos: LocalApi;
  let site: RunningServer;
  beforeAll(async () => {
    logos = await logoHost();
    site = await serveSynced();
  });
  afterAll(async () => {
    await site.close();
    await logos.close();
    process.env.SITE_URL = ownSite;
  });
}

/** Lets chance fall so; what is below a third lists by month. */
export const chance =
  (value: number) =>
  async (page: Page): Promise<void> => {
    await watchShifts(page);
    await page.evaluateOnNewDocument((fixed) => void (Math.random = () => fixed), value);
  };

/** Waits until its sponsors have come. */
export async function scrollToRank(page: Page, rank: string): Promise<void> {
  const section = `.rank-${rank}`;
  await page.waitForSelector(section);
  await page.$eval(section, (element) => element.scrollIntoView({ behavior: "instant" }));
  await page.waitForSelector(`${section} ul`);
}

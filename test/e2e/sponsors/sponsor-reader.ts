import type { Page } from "puppeteer";
import { watchShifts } from "../shifts.ts";

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

import type { Page } from "puppeteer";
import { hydrated, settled, type OpenPage, type ReaderOptions } from "../browser.ts";
import { hurry } from "../hurry.ts";

/** A reader of the landing page, once it has come to life. */
export async function landingPage(open: OpenPage, options: ReaderOptions = {}): Promise<Page> {
  const page = await open("/", options);
  await hydrated(page);
  await page.waitForSelector("[data-moving]");
  await settled(page);
  return page;
}

/** The word of the headline that is on the screen. */
export const word = (page: Page): Promise<string> =>
  page.$eval('.text-rotator [data-state="current"]', ({ textContent }) => textContent);

/** Waits until the drawing moves. */
export const moves = (page: Page): Promise<unknown> => page.waitForSelector('[data-moving="true"]');

/** Lets the five seconds of a word take 150 milliseconds. */
export const fastClock = (page: Page): Promise<unknown> => hurry(page, 5000, 150);

/** Chooses a package manager in the install line. */
export const choose = (page: Page, manager: string): Promise<void> =>
  page.click(`.install input[value="${manager}"]`);

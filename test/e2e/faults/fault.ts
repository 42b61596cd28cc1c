import { expect } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  arrived,
  follow,
  hydrated,
  siteUrl,
  type OpenPage,
  type ReaderOptions,
} from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { found } from "../search/search-dialog.ts";

/** One row of the table: what goes wrong, and what the reader sees then. */
export interface Fault {
  readonly fault: string;
  readonly sees: string;
  /** Acts as the reader, and throws where the reader would see something else. */
  readonly check: (open: OpenPage) => Promise<void>;
}

/**
 * Opens a page and does what readers do on it: follows links, changes the theme, searches, goes
 * back. It throws where any of that does not work.
 *
 * @returns the page, at the guide to code splitting, in the dark theme
 */
export async function readersDay(open: OpenPage, options: ReaderOptions = {}): Promise<Page> {
  const page = await open("/guides/caching/", options);
  await hydrated(page);
  await follow(page, "/guides/code-splitting/");
  await arrived(page, titleOf("/guides/code-splitting/"));
  await page.click(".theme-toggle");
  expect(await theme(page)).toBe("dark");
  await searchFor(page, "contenthash");
  await arrived(page, titleOf("/guides/caching/"));
  await page.goBack();
  await arrived(page, titleOf("/guides/code-splitting/"));
  expect(await theme(page)).toBe("dark");
  return page;
}

/** The same on a page that is open. */
export const dayOn = (page: Page, site = siteUrl()): Promise<Page> =>
  readersDay(async (url) => {
    await page.goto(site + url);
    return page;
  });

async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press("/");
  await page.waitForSelector("#search-field");
  await page.type("#search-field", text);
  await found(page, "/guides/caching/");
  await page.click('a.search-option[href^="/guides/caching/"]');
}

export const theme = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);

/** The text on the screen. */
export const text = (page: Page): Promise<string> => page.$eval("body", (body) => body.innerText);

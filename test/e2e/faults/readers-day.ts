import { expect } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, siteUrl } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { found, openSearch } from "../search/search-dialog.ts";

/**
 * Does what readers do: opens a page, follows links, changes the theme, searches, goes back. It throws
 * where any of that does not work.
 */
export async function readersDay(page: Page, site = siteUrl()): Promise<void> {
  await page.goto(`${site}/guides/caching/`);
  await hydrated(page);
  await follow(page, "/guides/code-splitting/");
  await arrived(page, titleOf("/guides/code-splitting/"));
  await page.click(".theme-toggle");
  expect(await theme(page)).toBe("dark");
  await openSearch(page);
  await page.type("#search-field", "contenthash");
  await found(page, "/guides/caching/");
  await page.click('a.search-option[href^="/guides/caching/"]');
  await arrived(page, titleOf("/guides/caching/"));
  await page.goBack();
  await arrived(page, titleOf("/guides/code-splitting/"));
  expect(await theme(page)).toBe("dark");
}

export const theme = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { activeOption, found, openSearch, search, searcher } from "./search-dialog.ts";

const open = useBrowser({ hasWorkers: false });

const recent = (page: Page) =>
  page.$$eval(".search-recent [role=option]", (all) => all.map(({ textContent }) => textContent));

/** Loads the page anew with this in the storage, and opens the search. */
async function reopen(page: Page, stored?: string) {
  await page.evaluate((text) => {
    if (text !== undefined) localStorage.setItem("recent-searches", text);
  }, stored);
  await page.reload();
  await openSearch(page);
}

describe("recent searches", () => {
  it("are those whose results were followed, are searched again by keyboard, and can be removed", async () => {
    const page = await searcher(open);
    await search(page, "splitChunks");
    await found(page, "/guides/code-splitting/");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/guides/code-splitting/"));
    await reopen(page);
    await page.waitForSelector(".search-recent");
    expect(await recent(page)).toEqual(["splitChunks"]);
    await reopen(page, '["entry", "splitChunks"]');
    await page.waitForSelector(".search-recent");
    expect(await activeOption(page)).toBeUndefined();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await activeOption(page)).toBe("splitChunks");
    await page.keyboard.press("Enter");
    await found(page, "/guides/code-splitting/");
    await reopen(page, '["entry", "splitChunks"]');
    await page.waitForSelector(".search-recent");
    await page.click('[aria-label="Remove entry"]');
    expect(await recent(page)).toEqual(["splitChunks"]);
    expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBe(
      '["splitChunks"]',
    );
  });
});

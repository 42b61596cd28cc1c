import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { activeOption, found, openSearch, search, searcher } from "./search-dialog.ts";

const open = useBrowser({ hasWorkers: false, isSearchWarm: true });

const recent = (page: Page) =>
  page.$$eval(".search-recent [role=option]", (all) => all.map(({ textContent }) => textContent));

/** Loads the page anew, and opens the search. */
async function reopen(page: Page) {
  await page.reload();
  await openSearch(page);
  await page.waitForSelector(".search-recent");
}

describe("recent searches", () => {
  it("are those whose results were followed, are searched again by keyboard, and can be removed", async () => {
    const page = await searcher(open);
    await search(page, "code splitting");
    await found(page, "/guides/code-splitting/");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/guides/code-splitting/"));
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("recent-searches") ?? "");
      localStorage.setItem("recent-searches", JSON.stringify(["entry", ...stored]));
    });
    await reopen(page);
    expect(await recent(page)).toEqual(["entry", "code splitting"]);
    expect(await activeOption(page)).toBeUndefined();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await activeOption(page)).toBe("code splitting");
    await page.keyboard.press("Enter");
    await found(page, "/guides/code-splitting/");
    await reopen(page);
    await page.click('[aria-label="Remove entry"]');
    expect(await recent(page)).toEqual(["code splitting"]);
    expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBe(
      '["code splitting"]',
    );
  });
});

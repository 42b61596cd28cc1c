import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";
import { activeOption, found, search, searcher } from "./search-dialog.ts";

const open = useBrowser();

const store = (value: string) => (page: Page) =>
  page.evaluateOnNewDocument((text) => localStorage.setItem("recent-searches", text), value);

const recent = (page: Page) =>
  page.$$eval(".search-recent [role=option]", (all) => all.map(({ textContent }) => textContent));

describe("recent searches", () => {
  it("are those whose results were followed, the latest first", async () => {
    const page = await searcher(open);
    await search(page, "splitChunks");
    await found(page, "/guides/code-splitting/");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/guides/code-splitting/"));
    const next = await open("/guides/caching/", { beside: page });
    await hydrated(next);
    await next.keyboard.press("/");
    await next.waitForSelector(".search-recent");
    expect(await recent(next)).toEqual(["splitChunks"]);
  });

  it("are searched again with the arrow keys and Enter", async () => {
    const page = await searcher(open, { prepare: store('["entry", "splitChunks"]') });
    await page.waitForSelector(".search-recent");
    expect(await activeOption(page)).toBeUndefined();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await activeOption(page)).toBe("splitChunks");
    await page.keyboard.press("Enter");
    await found(page, "/guides/code-splitting/");
  });

  it("can be removed", async () => {
    const page = await searcher(open, { prepare: store('["entry", "splitChunks"]') });
    await page.waitForSelector(".search-recent");
    await page.click('[aria-label="Remove entry"]');
    expect(await recent(page)).toEqual(["splitChunks"]);
    expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBe(
      '["splitChunks"]',
    );
  });

  it.each(["{", '{"a": 1}', "[1, null]", '"text"'])(
    "are none where %s is stored",
    async (value) => {
      const page = await searcher(open, { prepare: store(value) });
      await page.waitForSelector(".search-note");
      expect(await recent(page)).toEqual([]);
      await search(page, "splitChunks");
      await found(page, "/guides/code-splitting/");
    },
  );
});

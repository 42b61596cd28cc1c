import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser } from "puppeteer";
import { hydrated, openBrowser, read } from "./browser.ts";

describe("a documentation page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("is followed by another without a page load", async () => {
    const { page, errors } = await read(browser, "/guides/");
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.click('#sidebar a[href="/guides/caching/"]');
    await page.waitForFunction(() => document.title === "Caching | webpack");
    await page.waitForSelector("[data-article] h2");
    expect(await page.evaluate(() => "stays" in window)).toBe(true);
    expect(errors).toEqual([]);
  });
});

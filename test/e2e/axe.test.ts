import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "./axe.ts";
import { hydrated, intercept, settled, useBrowser, type ReaderOptions } from "./browser.ts";

const open = useBrowser();

const pageTypes = [
  ["the landing page", "/"],
  ["the index of a section", "/guides/"],
  ["a guide", "/guides/caching/"],
  ["a long reference", "/configuration/output/"],
  ["a page with an island", "/configuration/devtool/"],
  ["a page with everything that writers can use", "/contribute/writers-guide/"],
  ["a blog post", "/blog/2026-06-25-webpack-5-108/"],
  ["a loader", "/loaders/babel-loader/"],
  ["a printable section", "/configuration/printable/"],
  ["the vote", "/vote/"],
  ["the branding guidelines", "/branding/"],
  ["the glossary", "/glossary/"],
  ["the comparison", "/comparison/"],
  ["the license", "/license/"],
  ["not found", "/nothing-here/"],
] as const;

const desktop = 1440;
const phone = 390;

async function reader(url: string, width: number, options: ReaderOptions = {}) {
  const page = await open(url, { width, expected: /404/, ...options });
  await hydrated(page);
  await settled(page);
  return page;
}

describe("axe finds nothing", () => {
  it.each(pageTypes)("on %s", async (_name, url) => {
    const page = await reader(url, desktop);
    expect(await findings(page)).toEqual([]);
  });

  it.each(["/", "/guides/", "/configuration/output/", "/vote/"])(
    "on a phone at %s",
    async (url) => {
      const page = await reader(url, phone);
      expect(await findings(page)).toEqual([]);
    },
  );

  it.each([phone, desktop])("in an open menu, at %i pixels", async (width) => {
    const page = await reader("/guides/caching/", width);
    await page.click(".host-menu summary");
    expect(await findings(page)).toEqual([]);
  });

  it.each([phone, desktop])("in code with tabs and buttons, at %i pixels", async (width) => {
    const page = await reader("/guides/code-splitting/", width);
    await page.click(".code-tabs label:last-of-type");
    await page.focus(".code-tabs :checked");
    const code = await page.$$(".code pre");
    for (const one of code) await one.evaluate((pre) => pre.focus());
    expect(await page.$$eval(".wrap", (all) => all.length)).toBeGreaterThan(0);
    expect(await findings(page)).toEqual([]);
  });

  it("in long code that is unfolded", async () => {
    const page = await reader("/configuration/", desktop);
    await page.click(".unfold");
    expect(await findings(page)).toEqual([]);
  });

  it.each([
    ["results", "split chunks", "a.search-option", phone],
    ["results", "split chunks", "a.search-option", desktop],
    ["nothing found", "kubernetes", ".search-suggestions", desktop],
    ["recent searches", "", ".search-recent", desktop],
  ])("in the search with %s", async (_name, text, shown, width) => {
    const prepare = (one: Page) =>
      one.evaluateOnNewDocument(() => localStorage.setItem("recent-searches", '["entry"]'));
    const page = await reader("/guides/caching/", width, { prepare });
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    await page.waitForSelector(shown);
    expect(await findings(page)).toEqual([]);
  });

  it.each([phone, desktop])("in a filtered sidebar, at %i pixels", async (width) => {
    const page = await reader("/guides/caching/", width);
    if (width === phone) await page.tap(".menu-button");
    await page.waitForFunction(
      () => document.querySelector(".page-filter input")?.checkVisibility() === true,
    );
    await page.type(".page-filter input", "s");
    expect(await findings(page)).toEqual([]);
  });

  it.each([phone, 820])("in the open menu of headings, at %i pixels", async (width) => {
    const page = await reader("/guides/caching/", width);
    await page.evaluate(() => scrollTo(0, 3000));
    await page.click(".contents-bar summary");
    expect(await findings(page)).toEqual([]);
  });

  it("far down a page, where a link was copied", async () => {
    const page = await reader("/guides/caching/", desktop);
    await page.click("#checklist > a");
    await page.waitForSelector("#checklist > [data-notice], .back-to-top[data-shown]");
    expect(await findings(page)).toEqual([]);
  });

  it("without the notification", async () => {
    const page = await reader("/guides/caching/", desktop);
    await page.click(".notification button");
    expect(await findings(page)).toEqual([]);
  });

  it("where a page did not load", async () => {
    const page = await reader("/guides/", desktop, { expected: /ERR_FAILED/ });
    await intercept(page);
    page.on("request", (request) => void request.abort());
    await page.click('.article a[href="/guides/caching/"]');
    await page.waitForSelector(".page-failure");
    expect(await findings(page)).toEqual([]);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "./axe.ts";
import { hydrated, intercept, settled, useBrowser } from "./browser.ts";

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

const themes = ["light", "dark"] as const;
const widths = [390, 1440];

async function reader(url: string, theme: "light" | "dark", width: number) {
  const page = await open(url, { theme, width, expected: /404/ });
  await hydrated(page);
  await settled(page);
  return page;
}

describe.each(themes)("in the %s theme", (theme) => {
  describe.each(widths)("at %i pixels", (width) => {
    it.each(pageTypes)("axe finds nothing on %s", async (_name, url) => {
      const page = await reader(url, theme, width);
      expect(await findings(page)).toEqual([]);
    });

    it("axe finds nothing in an open menu", async () => {
      const page = await reader("/guides/caching/", theme, width);
      await page.click(".host-menu summary");
      expect(await findings(page)).toEqual([]);
    });

    it("axe finds nothing in code with tabs and buttons", async () => {
      const page = await reader("/guides/code-splitting/", theme, width);
      await page.click(".code-tabs label:last-of-type");
      await page.focus(".code-tabs :checked");
      const code = await page.$$(".code pre");
      for (const one of code) await one.evaluate((pre) => pre.focus());
      expect(await page.$$eval(".wrap", (all) => all.length)).toBeGreaterThan(0);
      expect(await findings(page)).toEqual([]);
    });

    it("axe finds nothing in long code that is unfolded", async () => {
      const page = await reader("/configuration/", theme, width);
      await page.click(".unfold");
      expect(await findings(page)).toEqual([]);
    });

    it.each([
      ["results", "split chunks", "a.search-option"],
      ["nothing found", "kubernetes", ".search-suggestions"],
      ["recent searches", "", ".search-recent"],
    ])("axe finds nothing in the search with %s", async (_name, text, shown) => {
      const prepare = (one: Page) =>
        one.evaluateOnNewDocument(() => localStorage.setItem("recent-searches", '["entry"]'));
      const page = await open("/guides/caching/", { theme, width, prepare });
      await hydrated(page);
      await page.keyboard.press("/");
      await page.keyboard.type(text);
      await page.waitForSelector(shown);
      expect(await findings(page)).toEqual([]);
    });

    it("axe finds nothing in a filtered sidebar", async () => {
      const page = await reader("/guides/caching/", theme, width);
      if (width < 600) await page.tap(".menu-button");
      await page.waitForFunction(
        () => document.querySelector(".page-filter input")?.checkVisibility() === true,
      );
      await page.type(".page-filter input", "s");
      expect(await findings(page)).toEqual([]);
    });

    it("axe finds nothing far down a page, where a link was copied", async () => {
      const page = await reader("/guides/caching/", theme, width);
      await page.click("#checklist > a");
      await page.waitForSelector("#checklist > [data-notice], .back-to-top[data-shown]");
      expect(await findings(page)).toEqual([]);
    });

    it("axe finds nothing without the notification", async () => {
      const page = await reader("/guides/caching/", theme, width);
      await page.click(".notification button");
      expect(await findings(page)).toEqual([]);
    });

    it("axe finds nothing where a page did not load", async () => {
      const page = await open("/guides/", { theme, width, expected: /ERR_FAILED/ });
      await hydrated(page);
      await intercept(page);
      page.on("request", (request) => void request.abort());
      await page.click('.article a[href="/guides/caching/"]');
      await page.waitForSelector(".page-failure");
      expect(await findings(page)).toEqual([]);
    });
  });

  it.each([390, 820])(
    "axe finds nothing in the open menu of headings, at %i pixels",
    async (width) => {
      const page = await reader("/guides/caching/", theme, width);
      await page.evaluate(() => scrollTo(0, 3000));
      await page.click(".contents-bar summary");
      expect(await findings(page)).toEqual([]);
    },
  );

  it("axe finds nothing in the open drawer of a phone", async () => {
    const page = await reader("/guides/caching/", theme, 390);
    await page.tap(".menu-button");
    await page.waitForSelector("#sidebar[data-open]");
    expect(await findings(page)).toEqual([]);
  });
});

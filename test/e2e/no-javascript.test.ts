import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, sidewaysScroll, useBrowser } from "./browser.ts";

const open = useBrowser();

const reader = (url: string, width = 1440) => open(url, { width, javaScript: false });

/** Whether someone who looks, or who uses the keyboard, finds an element. */
const isThere = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));

describe.each([390, 1440])("without JavaScript, at %i pixels", (width) => {
  it("the article can be read", async () => {
    const page = await reader("/guides/caching/", width);
    expect(await isThere(page, "h1")).toBe(true);
    expect(await isThere(page, ".article pre code")).toBe(true);
    const words = await page.$eval(
      ".article",
      (article) => article.textContent.split(/\s+/).length,
    );
    expect(words).toBeGreaterThan(1000);
  });

  it("links lead to other pages", async () => {
    const page = await reader("/guides/", width);
    await Promise.all([
      page.waitForNavigation(),
      page.click('.article a[href="/guides/caching/"]'),
    ]);
    expect(address(page)).toBe("/guides/caching/");
  });

  it("the menus of the site can be used", async () => {
    const page = await reader("/guides/", width);
    expect(await isThere(page, '.main-menu a[href="/blog/"]')).toBe(true);
    expect(await isThere(page, '.documentation-menu a[href="/api/"]')).toBe(true);
    await Promise.all([page.waitForNavigation(), page.click('.main-menu a[href="/blog/"]')]);
    expect(address(page)).toBe("/blog/");
  });

  it("the pages of the section can be reached", async () => {
    const page = await reader("/guides/", width);
    const link = '#sidebar a[href="/guides/code-splitting/"]';
    expect(await isThere(page, link)).toBe(true);
    await Promise.all([page.waitForNavigation(), page.click(link)]);
    expect(address(page)).toBe("/guides/code-splitting/");
  });

  it("the version and language menus open", async () => {
    const page = await reader("/guides/", width);
    await page.click(".host-menu summary");
    expect(await isThere(page, '.host-menu[open] a[href^="https://v4.webpack.js.org/"]')).toBe(
      true,
    );
  });

  it("buttons that would do nothing are not shown", async () => {
    const page = await reader("/guides/caching/", width);
    const buttons = await page.$$eval("button", (all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.outerHTML),
    );
    expect(buttons).toEqual([]);
  });

  it("a search engine is asked instead of the index", async () => {
    const page = await reader("/guides/caching/", width);
    expect(await isThere(page, 'a[href="https://duckduckgo.com/?q=site%3Awebpack.js.org+"]')).toBe(
      true,
    );
  });

  it("the page does not scroll sideways", async () => {
    const page = await reader("/guides/caching/", width);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

describe("without JavaScript", () => {
  it("the theme is the system's", async () => {
    const page = await open("/guides/", { javaScript: false, theme: "dark" });
    const colour = await page.$eval("html", (html) => getComputedStyle(html).backgroundColor);
    expect(colour).toBe("rgb(21, 29, 34)");
  });

  it("an island shows what it starts with", async () => {
    const page = await reader("/configuration/devtool/");
    expect(await isThere(page, "[data-island] fieldset")).toBe(true);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, sidewaysScroll, useBrowser } from "../browser.ts";

const open = useBrowser();

/** Whether someone who looks, or who uses the keyboard, finds an element. */
const isThere = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));

const follow = (page: Page, selector: string) =>
  Promise.all([page.waitForNavigation(), page.click(selector)]);

describe.each([390, 1440])("without JavaScript, at %i pixels", (width) => {
  it("links, the menus of the site and the list of the section lead to other pages, the article can be read, and nothing is shown that would do nothing", async () => {
    const page = await open("/guides/", { width, javaScript: false });
    expect(await isThere(page, '.main-menu a[href="/blog/"]')).toBe(true);
    expect(await isThere(page, '.documentation-menu a[href="/api/"]')).toBe(true);
    await page.click(".host-menu summary");
    expect(await isThere(page, '.host-menu[open] a[href^="https://v4.webpack.js.org/"]')).toBe(
      true,
    );
    await page.click(".host-menu summary");
    await follow(page, '.article a[href="/guides/caching/"]');
    expect(address(page)).toBe("/guides/caching/");
    expect(await isThere(page, "h1")).toBe(true);
    expect(await isThere(page, ".article pre code")).toBe(true);
    const words = await page.$eval(
      ".article",
      (article) => article.textContent.split(/\s+/).length,
    );
    expect(words).toBeGreaterThan(1000);
    const buttons = await page.$$eval("button", (all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.outerHTML),
    );
    expect(buttons).toEqual([]);
    // A search engine is asked instead of the index.
    expect(await isThere(page, 'a[href="https://duckduckgo.com/?q=site%3Awebpack.js.org+"]')).toBe(
      true,
    );
    expect(await sidewaysScroll(page)).toBe(0);
    const link = '#sidebar a[href="/guides/code-splitting/"]';
    expect(await isThere(page, link)).toBe(true);
    await follow(page, link);
    expect(address(page)).toBe("/guides/code-splitting/");
    await follow(page, '.main-menu a[href="/blog/"]');
    expect(address(page)).toBe("/blog/");
  });
});

describe("without JavaScript", () => {
  it("the theme is the system's, and an island shows what it starts with", async () => {
    const page = await open("/configuration/devtool/", { javaScript: false, theme: "dark" });
    const colour = await page.$eval("html", (html) => getComputedStyle(html).backgroundColor);
    expect(colour).toBe("rgb(21, 29, 34)");
    expect(await isThere(page, "[data-island] fieldset")).toBe(true);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, goTo, settled, useReader } from "../browser.ts";
import { pagesIn, titleOf } from "../sites/published-site.ts";

const open = useReader();
const box = ".page-filter input";

/** What of the list is seen. */
const listed = (page: Page) =>
  page.$$eval(".section-pages ul a", (all) =>
    all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
  );

const result = (page: Page) =>
  page.$eval(".page-filter [role=status]", ({ textContent }) => textContent);

const everything = pagesIn("guides").map(({ url }) => url);

/** Types into the field, in place of what is there. */
async function filter(page: Page, text: string) {
  await page.$eval(box, (input) => input instanceof HTMLInputElement && input.select());
  await page.keyboard.type(text);
}

const typed = (page: Page, field = box) =>
  page.$eval(field, (input) => Reflect.get(input, "value"));

const searchesFor = (page: Page, url: string) =>
  page.waitForSelector(`.search[open] a.search-option[href="${url}"]`);

describe("the filter of the sidebar", () => {
  it("finds pages by their titles and by headings of those that are loaded, says how many, is emptied by Escape, leads to the first page by Enter, offers to search all pages, and is empty in another section", async () => {
    const page = await open("/guides/caching/");
    expect(await listed(page)).toEqual(everything);
    expect(await result(page)).toBe("");
    await filter(page, "no such page");
    expect(await listed(page)).toEqual([]);
    expect(await result(page)).toBe(`0 of ${everything.length} pages`);
    await filter(page, "splitting");
    expect(await listed(page)).toEqual(["/guides/code-splitting/"]);
    expect(await result(page)).toBe(`1 of ${everything.length} pages`);
    await page.keyboard.press("Escape");
    expect(await listed(page)).toEqual(everything);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
    await filter(page, "checkl");
    expect(await listed(page)).toEqual(["/guides/caching/", "/guides/caching/#checklist"]);
    await page.click('.section-pages a[href$="#checklist"]');
    await page.waitForFunction(() => document.activeElement?.id === "checklist");
    await filter(page, "splitting");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/guides/code-splitting/"));
    expect(address(page)).toBe("/guides/code-splitting/");
    await filter(page, "devtool");
    const offer = await page.waitForSelector(".page-filter button");
    expect(await offer?.evaluate(({ textContent }) => textContent)).toBe(
      "Search all pages for “devtool”",
    );
    await offer?.click();
    await searchesFor(page, "/configuration/devtool/");
    expect(await typed(page, "#search-field")).toBe("devtool");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".search:not([open])");
    await filter(page, "code");
    await page.click('.documentation-menu a[href="/concepts/"]');
    await arrived(page, "Concepts");
    expect(await typed(page)).toBe("");
  });

  it("in the drawer shows headings side by side where what they stand under is not among them, searches all pages by Enter for what it does not find, and is emptied by Escape, which closes the drawer only then", async () => {
    const page = await open("/configuration/output/", { width: 390 });
    await page.tap(".menu-button");
    await page.waitForSelector("#sidebar[data-open]");
    await filter(page, "dev");
    const places = await page.$$eval('.section-pages a[href*="/output/#outputdev"]', (all) =>
      all.map((link) => link.getBoundingClientRect().left),
    );
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places).size).toBe(1);
    await filter(page, "babel");
    await page.waitForSelector(".page-filter button");
    await page.keyboard.press("Enter");
    await searchesFor(page, "/loaders/babel-loader/");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".search:not([open])");
    expect(await page.evaluate(() => document.activeElement?.matches(".page-filter input"))).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    expect(await typed(page)).toBe("");
    expect(await page.$$eval("#sidebar[data-open]", (all) => all.length)).toBe(1);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("[data-open]") === null);
  });
});

describe("the sidebar", () => {
  const top = (page: Page) => page.$eval("#sidebar", (sidebar) => Math.round(sidebar.scrollTop));

  const isInView = (page: Page) =>
    page.$eval('.section-pages [aria-current="page"]', (link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 100 && bottom <= innerHeight;
    });

  it("stays scrolled from page to page, and shows the current page also in a low window", async () => {
    const page = await open("/guides/", { height: 300 });
    const link = '#sidebar a[href="/guides/code-splitting/"]';
    await page.$eval(link, (one) => {
      one.closest("#sidebar")?.scrollBy(0, one.getBoundingClientRect().top - 220);
    });
    const before = await top(page);
    expect(before).toBeGreaterThan(0);
    await page.click(link);
    await arrived(page, titleOf("/guides/code-splitting/"));
    await settled(page);
    expect(await top(page)).toBe(before);
    expect(await isInView(page)).toBe(true);
    // However far down the page is in the list, and low the window.
    await page.setViewport({ width: 1440, height: 240 });
    await goTo(page, "/guides/caching/");
    await settled(page);
    expect(await top(page)).toBeGreaterThan(0);
    expect(await isInView(page)).toBe(true);
  });
});

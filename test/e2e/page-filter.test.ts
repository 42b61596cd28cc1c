import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, hydrated, settled, useBrowser } from "./browser.ts";
import { pagesIn, titleOf } from "./published-site.ts";

const open = useBrowser();
const box = ".page-filter input";

async function reader(width = 1440) {
  const page = await open("/guides/caching/", { width });
  await hydrated(page);
  return page;
}

/** What of the list is seen. */
const listed = (page: Page) =>
  page.$$eval(".section-pages ul a", (all) =>
    all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
  );

const result = (page: Page) =>
  page.$eval(".page-filter [role=status]", ({ textContent }) => textContent);

const everything = pagesIn("guides").map(({ url }) => url);

describe("the filter of the sidebar", () => {
  it("finds pages by their titles, and says how many", async () => {
    const page = await reader();
    expect(await listed(page)).toEqual(everything);
    expect(await result(page)).toBe("");
    await page.type(box, "code");
    expect(await listed(page)).toEqual(["/guides/code-splitting/"]);
    expect(await result(page)).toBe(`1 of ${everything.length} pages`);
  });

  it("finds headings of pages that are loaded, and leads there", async () => {
    const page = await reader();
    await page.type(box, "checkl");
    expect(await listed(page)).toEqual(["/guides/caching/", "/guides/caching/#checklist"]);
    await page.click('.section-pages a[href$="#checklist"]');
    await page.waitForFunction(() => document.activeElement?.id === "checklist");
  });

  it("shows headings side by side where what they stand under is not among them", async () => {
    const page = await open("/configuration/output/", { width: 390 });
    await hydrated(page);
    await page.tap(".menu-button");
    await page.waitForSelector("#sidebar[data-open]");
    await page.type(box, "dev");
    const places = await page.$$eval('.section-pages a[href*="/output/#outputdev"]', (all) =>
      all.map((link) => link.getBoundingClientRect().left),
    );
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places).size).toBe(1);
  });

  it("says that nothing matches", async () => {
    const page = await reader();
    await page.type(box, "no such page");
    expect(await listed(page)).toEqual([]);
    expect(await result(page)).toBe(`0 of ${everything.length} pages`);
  });

  it.each(["click", "Enter"])(
    "offers to search all pages for what it does not find: %s",
    async (by) => {
      const page = await reader();
      await page.type(box, "devtool");
      const offer = await page.waitForSelector(".page-filter button");
      expect(await offer?.evaluate(({ textContent }) => textContent)).toBe(
        "Search all pages for “devtool”",
      );
      if (by === "click") await offer?.click();
      else await page.keyboard.press("Enter");
      await page.waitForSelector('.search[open] a.search-option[href="/configuration/devtool/"]');
      expect(await page.$eval("#search-field", (field) => Reflect.get(field, "value"))).toBe(
        "devtool",
      );
    },
  );

  it("leads by Enter to the first page", async () => {
    const page = await reader();
    await page.type(box, "splitting");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/guides/code-splitting/"));
    expect(address(page)).toBe("/guides/code-splitting/");
  });

  it("is emptied by Escape", async () => {
    const page = await reader();
    await page.type(box, "code");
    await page.keyboard.press("Escape");
    expect(await listed(page)).toEqual(everything);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
  });

  it("in the drawer is emptied by Escape, which closes the drawer only then", async () => {
    const page = await reader(390);
    await page.tap(".menu-button");
    await page.waitForSelector("#sidebar[data-open]");
    await page.type(box, "code");
    await page.keyboard.press("Escape");
    expect(await page.$eval(box, (input) => Reflect.get(input, "value"))).toBe("");
    expect(await page.$$eval("#sidebar[data-open]", (all) => all.length)).toBe(1);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("[data-open]") === null);
  });

  it("is empty in another section", async () => {
    const page = await reader();
    await page.type(box, "code");
    await page.click('.documentation-menu a[href="/concepts/"]');
    await arrived(page, "Concepts");
    expect(await page.$eval(box, (input) => Reflect.get(input, "value"))).toBe("");
  });

  it("is not there without JavaScript", async () => {
    const page = await open("/guides/", { javaScript: false });
    expect(await page.$eval(".page-filter", (form) => form.checkVisibility())).toBe(false);
  });
});

describe("the sidebar", () => {
  const top = (page: Page) => page.$eval("#sidebar", (sidebar) => Math.round(sidebar.scrollTop));

  const isInView = (page: Page) =>
    page.$eval('.section-pages [aria-current="page"]', (link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 100 && bottom <= innerHeight;
    });

  it("stays scrolled from page to page", async () => {
    const page = await open("/guides/", { height: 300 });
    await hydrated(page);
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
  });

  it("shows the current page however far down it is", async () => {
    const page = await open("/guides/caching/", { height: 240 });
    await hydrated(page);
    await settled(page);
    expect(await top(page)).toBeGreaterThan(0);
    expect(await isInView(page)).toBe(true);
  });
});

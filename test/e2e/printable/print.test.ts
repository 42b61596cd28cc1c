import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, load, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });

/** Shows a page as it is printed on A4, between margins; the next page is on the screen again. */
async function print(page: Page, width = 673) {
  await page.emulateMediaType("print");
  await page.setViewport({ width, height: 986 });
}

const behind = (page: Page, selector: string) =>
  page.$eval(selector, (link) => getComputedStyle(link, "::after").content);

const cut = (page: Page) =>
  page.$$eval("main, .table, .code pre", (all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => [one.className, one.textContent.slice(0, 80)]),
  );

describe("a printed page", () => {
  it("has its title and its address on top, has the details open that were closed and closes them afterwards, and is light in the dark theme", async () => {
    const page = await open("/guides/caching/");
    await hydrated(page);
    const isOpen = () => page.$eval(".article details", (details) => details.open);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await isOpen()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await isOpen()).toBe(false);
    await print(page);
    const top = await page.$$eval(".page-header *", (all) =>
      all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent),
    );
    expect(top.slice(-2)).toEqual([
      titleOf("/guides/caching/"),
      "https://webpack.js.org/guides/caching/",
    ]);
    // Chosen, not the system's: the browser forgets that when it shows another medium.
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await load(page, "/guides/caching/");
    await print(page);
    const colors = await page.evaluate(() => ({
      theme: document.documentElement.dataset.theme,
      background: getComputedStyle(document.documentElement).backgroundColor,
      text: getComputedStyle(document.body).color,
    }));
    expect(colors).toEqual({
      theme: "dark",
      background: "rgb(255, 255, 255)",
      text: "rgb(43, 58, 66)",
    });
  });

  it("has those files of the home page's sample open that were", async () => {
    const page = await open("/");
    await hydrated(page);
    const opened = () =>
      page.$$eval("main details[open] .path", (all) => all.map(({ textContent }) => textContent));
    const before = await opened();
    expect(before.length).toBeGreaterThan(1);
    for (const event of ["beforeprint", "afterprint"]) {
      await page.evaluate((name) => dispatchEvent(new Event(name)), event);
      expect(await opened()).toEqual(before);
    }
  });

  it("cuts nothing off, breaks long lines of code, and says once where links to other sites lead", async () => {
    const page = await open("about:blank");
    for (const url of ["/comparison/", "/guides/printable/", "/contribute/writers-guide/"]) {
      await load(page, url);
      await print(page);
      expect([url, ...(await cut(page))]).toEqual([url]);
    }
    await print(page, 718);
    expect(await cut(page)).toEqual([]);
    expect(await behind(page, '.article a[href="https://nodejs.org/"]')).toBe(
      '" (https://nodejs.org/)"',
    );
    expect(await behind(page, ".article a.bare")).toBe("none");
    expect(await behind(page, '.article p a[href="/guides/caching/"]')).toBe("none");
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, useReader } from "../browser.ts";
import { announced, hrefs } from "../seen.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();
const url = "/guides/caching/";

const openMenus = (page: Page) =>
  page.$$eval(".host-menu[open] summary", (all) => all.map((one) => one.ariaLabel));

describe.each([390, 1440])("the version and language menus at %i pixels", (width) => {
  it("lead to the same page elsewhere, are open one at a time, within the window, and are closed by a click elsewhere, by Escape, to return the focus, and when Tab leaves them", async () => {
    const page = await open(url, { width });
    expect(await hrefs(page, ".host-menu a")).toEqual([
      url,
      `https://v4.webpack.js.org${url}`,
      url,
      `https://webpack.docschina.org${url}`,
    ]);
    await page.click(".host-menu:nth-of-type(1) summary");
    await page.click(".host-menu:nth-of-type(2) summary");
    expect(await openMenus(page)).toEqual(["Language: English"]);
    const { left, right } = await page.$eval(".host-menu[open] ul", (list) =>
      list.getBoundingClientRect().toJSON(),
    );
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    await page.mouse.click(20, 800);
    expect(await openMenus(page)).toEqual([]);
    await page.click(".host-menu summary");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Version: v5");
    await page.keyboard.press("Enter");
    for (const count of [1, 2]) {
      await page.keyboard.press("Tab");
      expect([count, await openMenus(page)]).toEqual([count, ["Version: v5"]]);
    }
    await page.keyboard.press("Tab");
    expect(await openMenus(page)).toEqual([]);
  });
});

/** Where the tools of the header stand, from the left, in pixels. */
const places = (page: Page) =>
  page.$$eval(".header-tools > *", (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().left),
  );

describe("the link to version 4", () => {
  it("leads to the page that was reached by a link, which closes the menu", async () => {
    const page = await open(url);
    await page.click(".host-menu summary");
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    expect(await openMenus(page)).toEqual([]);
    const links = await hrefs(page, ".host-menu:first-of-type a");
    expect(links.map((link) => link?.replace("https://v4.webpack.js.org", ""))).toEqual([
      "/guides/code-splitting/",
      "/guides/code-splitting/",
    ]);
  });

  it("opens a new tab without waiting here; else shows and says, until the reader comes back, that the other host is loading, where nothing moves, and is followed", async () => {
    const page = await open(url);
    const before = await places(page);
    const link = ".host-menu[open] li:last-child a";
    await page.click(".host-menu summary");
    await page.keyboard.down("Control");
    await page.click(link);
    await page.keyboard.up("Control");
    expect(await page.$(".spinner")).toBeNull();
    await page.bringToFront();
    if ((await openMenus(page)).length === 0) await page.click(".host-menu summary");
    // Called after the site's own listener: as if the other host never answered.
    await page.evaluate(() =>
      addEventListener("click", (click) => click.preventDefault(), { once: true }),
    );
    await page.click(link);
    await page.waitForSelector(".host-menu .spinner");
    expect(await openMenus(page)).toEqual([]);
    expect(await announced(page)).toBe("Loading version 4");
    expect(await places(page)).toEqual(before);
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await page.waitForFunction(() => document.querySelector(".spinner") === null);
    const asked = page.waitForRequest(`https://v4.webpack.js.org${url}`);
    await page.focus(".host-menu summary");
    await page.keyboard.press("Enter");
    await page.click(link);
    expect((await asked).isNavigationRequest()).toBe(true);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, siteUrl, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });

async function reader(width = 1440) {
  const page = await open("/guides/caching/", { width });
  await hydrated(page);
  return page;
}

const openMenus = (page: Page) =>
  page.$$eval(".host-menu[open] summary", (all) => all.map((one) => one.ariaLabel));

describe.each([390, 1440])("the version and language menus at %i pixels", (width) => {
  it("lead to the same page elsewhere, and are open one at a time, within the window", async () => {
    const page = await reader(width);
    const links = await page.$$eval(".host-menu a", (all) =>
      all.map((a) => a.getAttribute("href")),
    );
    expect(links).toEqual([
      "/guides/caching/",
      "https://v4.webpack.js.org/guides/caching/",
      "/guides/caching/",
      "https://webpack.docschina.org/guides/caching/",
    ]);
    await page.click(".host-menu:nth-of-type(1) summary");
    await page.click(".host-menu:nth-of-type(2) summary");
    expect(await openMenus(page)).toEqual(["Language: English"]);
    const { left, right } = await page.$eval(".host-menu[open] ul", (list) =>
      list.getBoundingClientRect().toJSON(),
    );
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  });

  it("are closed by a click elsewhere, by Escape, to return the focus, and when Tab leaves them", async () => {
    const page = await reader(width);
    await page.click(".host-menu summary");
    expect(await openMenus(page)).toEqual(["Version: v5"]);
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

const version4 = (page: Page) =>
  page.$eval(".host-menu:first-of-type li:last-child a", (link) => link.getAttribute("href"));

describe("the link to version 4", () => {
  it("leads to the nearest page that it has, also without JavaScript", async () => {
    const page = await open("about:blank", { javaScript: false, expected: /404/ });
    for (const [url, nearest] of [
      ["/guides/caching/", "/guides/caching/"],
      ["/blog/2026-06-25-webpack-5-108/", "/"],
      ["/migrate/5/", "/migrate/"],
      ["/vote/", "/vote/"],
      ["/nothing-here/", "/"],
    ]) {
      await page.goto(siteUrl() + url);
      expect([url, await version4(page)]).toEqual([url, `https://v4.webpack.js.org${nearest}`]);
    }
  });

  it("leads to the page that was reached by a link, which closes the menu, or to its section", async () => {
    const page = await reader();
    await page.click(".host-menu summary");
    await page.click('#sidebar a[href="/guides/code-splitting/"]');
    await arrived(page, titleOf("/guides/code-splitting/"));
    expect(await openMenus(page)).toEqual([]);
    const links = await page.$$eval(".host-menu:first-of-type a", (all) =>
      all.map((a) => a.pathname),
    );
    expect(new Set(links)).toEqual(new Set(["/guides/code-splitting/"]));
    await page.click('.site-menu a[href="/migrate/"], .documentation-menu a[href="/migrate/"]');
    await arrived(page, "Migrate");
    await page.click('#sidebar a[href="/migrate/5/"]');
    await page.waitForFunction(() => location.pathname === "/migrate/5/");
    expect(await version4(page)).toBe("https://v4.webpack.js.org/migrate/");
  });

  it("shows and says, until the reader comes back, that the other host is loading, and nothing moves", async () => {
    const page = await reader();
    const before = await places(page);
    // Called after the site's own listener: as if the other host never answered.
    await page.evaluate(() =>
      addEventListener("click", (click) => {
        if (click.target instanceof HTMLAnchorElement) click.preventDefault();
      }),
    );
    await page.focus(".host-menu summary");
    await page.keyboard.press("Enter");
    await page.click(".host-menu[open] li:last-child a");
    await page.waitForSelector(".host-menu .spinner");
    expect(await openMenus(page)).toEqual([]);
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toBe(
      "Loading version 4",
    );
    expect(await places(page)).toEqual(before);
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await page.waitForFunction(() => document.querySelector(".spinner") === null);
  });

  it("opens a new tab without waiting here, and is followed", async () => {
    const page = await reader();
    await page.click(".host-menu summary");
    await page.keyboard.down("Control");
    await page.click(".host-menu[open] li:last-child a");
    await page.keyboard.up("Control");
    expect(await page.$$eval(".spinner", (all) => all.length)).toBe(0);
    await page.bringToFront();
    if ((await openMenus(page)).length === 0) await page.click(".host-menu summary");
    const asked = page.waitForRequest("https://v4.webpack.js.org/guides/caching/");
    await page.click(".host-menu[open] li:last-child a");
    expect((await asked).isNavigationRequest()).toBe(true);
  });
});

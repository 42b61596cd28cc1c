import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, useBrowser } from "./browser.ts";

const open = useBrowser();

async function reader(width = 1440) {
  const page = await open("/guides/caching/", { width });
  await hydrated(page);
  return page;
}

const openMenus = (page: Page) =>
  page.$$eval(".host-menu[open] summary", (all) => all.map((one) => one.ariaLabel));

describe.each([390, 1440])("the version and language menus at %i pixels", (width) => {
  it("lead to the same page elsewhere", async () => {
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
  });

  it("are open one at a time, within the window", async () => {
    const page = await reader(width);
    await page.click(".host-menu:nth-of-type(1) summary");
    await page.click(".host-menu:nth-of-type(2) summary");
    expect(await openMenus(page)).toEqual(["Language: English"]);
    const { left, right } = await page.$eval(".host-menu[open] ul", (list) =>
      list.getBoundingClientRect().toJSON(),
    );
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  });

  it("are closed by Escape, and the focus returns", async () => {
    const page = await reader(width);
    await page.click(".host-menu summary");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Version: v5");
  });

  it("are closed when Tab leaves them", async () => {
    const page = await reader(width);
    await page.focus(".host-menu summary");
    await page.keyboard.press("Enter");
    for (const count of [1, 2]) {
      await page.keyboard.press("Tab");
      expect([count, await openMenus(page)]).toEqual([count, ["Version: v5"]]);
    }
    await page.keyboard.press("Tab");
    expect(await openMenus(page)).toEqual([]);
  });

  it("are closed by a click elsewhere", async () => {
    const page = await reader(width);
    await page.click(".host-menu summary");
    await page.mouse.click(20, 800);
    expect(await openMenus(page)).toEqual([]);
  });
});

describe("the version menu", () => {
  it("is closed by a link to another page, and names that then", async () => {
    const page = await reader();
    await page.click(".host-menu summary");
    await page.click('#sidebar a[href="/guides/code-splitting/"]');
    await arrived(page, "Code Splitting");
    expect(await openMenus(page)).toEqual([]);
    const links = await page.$$eval(".host-menu:first-of-type a", (all) =>
      all.map((a) => a.pathname),
    );
    expect(new Set(links)).toEqual(new Set(["/guides/code-splitting/"]));
  });
});

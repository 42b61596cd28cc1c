import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  hydrated,
  load,
  settled,
  sidewaysScroll,
  siteUrl,
  useBrowser,
} from "../browser.ts";
import { saveData } from "../offline/offline-reader.ts";

const open = useBrowser();

/** Counts how often the print dialog would open, and the images that are missing then. */
const countPrints = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const prints: number[] = [];
    Object.assign(window, { prints });
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
      prints.push(images.filter(({ naturalWidth }) => naturalWidth === 0).length);
    };
  });

const printed = (page: Page) =>
  page.waitForFunction(() => Reflect.get(window, "prints").length > 0);
const prints = (page: Page) => page.evaluate(() => Reflect.get(window, "prints"));

const article = (page: Page) => page.$eval("[data-article]", ({ innerHTML }) => innerHTML);

/** What a combined page has; `every-page.test.ts` follows its links. */
const contentsOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    const paths = (selector: string) => all(selector).map(({ pathname }) => pathname);
    return {
      title: document.title,
      robots: document.querySelector("[name=robots]")?.getAttribute("content"),
      listed: paths("#sidebar .page-group > ul > li > a"),
      chapters: paths(".chapter-address a"),
      contents: all(".contents > ol > li > a").length,
      cramped: all(".chapter p + p").filter((one) => getComputedStyle(one).marginTop === "0px")
        .length,
    };
  });

describe("the combined page of a section", () => {
  it("has all pages in the sidebar's order, contents with all of them, and one title, in the width of a phone; search engines skip it", async () => {
    const page = await open("about:blank", { javaScript: false });
    for (const section of ["api", "guides"]) {
      await load(page, `/${section}/printable/`);
      const { listed, ...found } = await contentsOf(page);
      expect([section, listed.length > 0]).toEqual([section, true]);
      expect({ section, ...found }).toEqual({
        section,
        title: "Combined printable page | webpack",
        robots: "noindex",
        chapters: listed,
        contents: listed.length,
        cramped: 0,
      });
    }
    // Both have names that are longer than a phone is wide.
    await page.setViewport({ width: 390, height: 800 });
    for (const section of ["api", "plugins"]) {
      await load(page, `/${section}/printable/`);
      expect([section, await sidewaysScroll(page)]).toEqual([section, 0]);
    }
    const sitemap = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
    expect(sitemap).not.toContain("printable");
  });

  it("stays as the build made it, loads no text a second time, and is printed only when asked for", async () => {
    const scripts: string[] = [];
    const page = await open("/guides/printable/", {
      prepare: async (one) => {
        await countPrints(one);
        // Otherwise, the search gets ready, too.
        await saveData(one);
        one.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.endsWith(".js")) scripts.push(pathname.replace(/\.[\da-f]{8}\./, "."));
        });
      },
    });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(scripts.toSorted()).toEqual([
      "/after-load.js",
      "/client-runtime.js",
      "/client.js",
      "/pages.js",
      "/vendor.js",
      "/view-printable.js",
    ]);
    expect(await prints(page)).toEqual([]);
    await page.click(".page-tools button");
    await printed(page);
    await page.emulateMediaType("print");
    const breaks = await page.$$eval(".chapter", (all) =>
      all.map((one) => getComputedStyle(one).breakBefore),
    );
    expect(new Set(breaks)).toEqual(new Set(["page"]));
  });

  it("has islands that work, and is the same for a reader who comes by a link", async () => {
    const page = await open("/configuration/printable/", { prepare: countPrints });
    await hydrated(page);
    await settled(page);
    const made = await article(page);
    expect(made.length).toBeGreaterThan(10_000);
    const value = () => page.$eval(".devtool-builder p", ({ textContent }) => textContent.trim());
    expect(await value()).toBe('devtool: "source-map"');
    await page.$eval(".devtool-builder", (island) => island.scrollIntoView());
    await page.waitForNetworkIdle({ idleTime: 200 });
    const [option] = await page.$$('xpath/.//label[contains(., "Inside the bundle")]/input');
    await option?.click();
    await page.waitForFunction(() =>
      document.querySelector(".devtool-builder p")?.textContent.includes('"inline-source-map"'),
    );
    await load(page, "/configuration/");
    await hydrated(page);
    // What is above a link moves it as it's laid out, before a mouse would have got there.
    await page.$eval('.page-tools a[href^="/configuration/printable/"]', (one) => one.click());
    await arrived(page, "Configuration");
    await page.waitForSelector(".chapter");
    await settled(page);
    expect(await article(page)).toBe(made);
  });

  it("is printed when its address asks for it, once, with its images, also by the link of a page", async () => {
    const page = await open("/contribute/printable/?print", { prepare: countPrints });
    await printed(page);
    expect(address(page)).toBe("/contribute/printable/");
    await settled(page);
    expect(await prints(page)).toEqual([0]);
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(await prints(page)).toEqual([]);
    await load(page, "/concepts/loaders/");
    await hydrated(page);
    await page.$eval('.page-tools a[href="/concepts/printable/?print"]', (one) => one.click());
    await printed(page);
    expect(address(page)).toBe("/concepts/printable/");
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe("Concepts");
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, hydrated, settled, siteUrl, useBrowser } from "./browser.ts";

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
const sections = "api concepts configuration contribute guides loaders migrate plugins".split(" ");

describe.each(sections)("the combined page of %s", (section) => {
  const url = `/${section}/printable/`;

  it("has all pages in the sidebar's order, with contents that lead to them", async () => {
    const page = await open(url, { javaScript: false });
    const listed = await page.$$eval("#sidebar .page-group > ul > li > a", (all) =>
      all.map(({ pathname }) => pathname),
    );
    const chapters = await page.$$eval(".chapter-address a", (all) =>
      all.map(({ pathname }) => pathname),
    );
    expect(chapters).toEqual(listed);
    const broken = await page.$$eval(
      '.article a[href^="#"]',
      (all) =>
        all.filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))))
          .length,
    );
    expect(broken).toBe(0);
    const contents = await page.$$eval(".contents > ol > li > a", (all) => all.length);
    expect(contents).toBe(listed.length);
  });

  it("has one title, and is for no search engine", async () => {
    const page = await open(url, { javaScript: false });
    expect(await page.title()).toBe("Combined printable page | webpack");
    expect(await page.$eval("[name=robots]", (meta) => meta.getAttribute("content"))).toBe(
      "noindex",
    );
    const sitemap = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
    expect(sitemap).not.toContain("printable");
  });
});

describe("a combined page", () => {
  it("stays as the build made it, and loads no text a second time", async () => {
    const scripts: string[] = [];
    const page = await open("/guides/printable/", {
      prepare: async (one) => {
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
      "/vendor.js",
      "/view-printable.js",
    ]);
  });

  it("is the same for a reader who comes by a link", async () => {
    const article = (page: Page) => page.$eval("[data-article]", ({ innerHTML }) => innerHTML);
    const opened = await open("/configuration/printable/");
    await hydrated(opened);
    await settled(opened);
    const made = await article(opened);
    const page = await open("/configuration/", { prepare: countPrints });
    await hydrated(page);
    await page.click('.page-tools a[href^="/configuration/printable/"]');
    await arrived(page, "Configuration");
    await page.waitForSelector(".chapter");
    await settled(page);
    const came = await article(page);
    expect(came.length).toBeGreaterThan(10_000);
    expect(came).toBe(made);
  });

  it("has islands that work", async () => {
    const page = await open("/configuration/printable/");
    await hydrated(page);
    const value = () => page.$eval(".devtool-builder p", ({ textContent }) => textContent.trim());
    expect(await value()).toBe('devtool: "source-map"');
    await page.$eval(".devtool-builder", (island) => island.scrollIntoView());
    await page.waitForNetworkIdle({ idleTime: 200 });
    const [option] = await page.$$('xpath/.//label[contains(., "Into the bundle")]/input');
    await option?.click();
    await page.waitForFunction(() =>
      document.querySelector(".devtool-builder p")?.textContent.includes('"inline-source-map"'),
    );
  });

  it("is printed when its address asks for it, once, with its images", async () => {
    const page = await open("/contribute/printable/?print", { prepare: countPrints });
    await printed(page);
    expect(address(page)).toBe("/contribute/printable/");
    await settled(page);
    expect(await prints(page)).toEqual([0]);
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(await prints(page)).toEqual([]);
  });

  it("is printed for a reader who follows the link of a page", async () => {
    const page = await open("/concepts/loaders/", { prepare: countPrints });
    await hydrated(page);
    await page.click('.page-tools a[href="/concepts/printable/?print"]');
    await printed(page);
    expect(address(page)).toBe("/concepts/printable/");
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe("Concepts");
  });

  it("is not printed where nobody asked", async () => {
    const page = await open("/concepts/printable/", { prepare: countPrints });
    await hydrated(page);
    await settled(page);
    expect(await prints(page)).toEqual([]);
    await page.click(".page-tools button");
    await printed(page);
  });

  it("starts each page of the section on a page of its own", async () => {
    const page = await open("/concepts/printable/");
    await page.emulateMediaType("print");
    const breaks = await page.$$eval(".chapter", (all) =>
      all.map((one) => getComputedStyle(one).breakBefore),
    );
    expect(new Set(breaks)).toEqual(new Set(["page"]));
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "../axe.ts";
import { arrived, hydrated, useBrowser } from "../browser.ts";
import { faults, useReaderNetwork, type Fault } from "../reader-network.ts";

const open = useBrowser();
const expected =
  /Failed to load|Failed to find a valid digest|SyntaxError|MIME type|HTTP response|Loading chunk/;

const network = useReaderNetwork();

/** A reader for whom requests of a file of the document go wrong. */
async function reader(url: string, file: RegExp, fault: Fault, times = 100): Promise<Page> {
  let left = times;
  network().faultOf = (asked) => {
    if (asked === "/sw.js") return faults.missing;
    return file.test(asked) && left-- > 0 ? fault : undefined;
  };
  return open(network().url + url, { expected });
}

const style = /^\/client\.\w+\.css/;

const isStyled = (page: Page) =>
  page.waitForFunction(() => {
    const header = document.querySelector(".header");
    return header !== null && getComputedStyle(header).position === "sticky";
  });

const noteIsShown = (page: Page) => page.$eval("#incomplete", (note) => note.checkVisibility());

describe("a file of the document", () => {
  it.each([
    ["the runtime, empty", /^\/client-runtime\./, "/guides/", faults.empty],
    ["the packages, a hotel's page", /^\/vendor\./, "/guides/", faults.portal],
    ["the site's script, cut off", /^\/client\.\w+\.js/, "/guides/", faults.cut],
    ["the site's style, cut off", style, "/guides/", faults.cut],
    ["a view, missing", /^\/view-landing\.\w+\.js/, "/", faults.missing],
  ] as const)(
    "that goes wrong once is loaded again past all caches: %s",
    async (_fault, file, url, fault) => {
      const page = await reader(url, file, fault, 1);
      await hydrated(page);
      // What was prerendered is alive: React has its mark on it.
      await page.waitForFunction(() => {
        const one = document.querySelector("main h1, main h2");
        return Object.keys(one ?? {}).some((key) => key.startsWith("__react"));
      });
      await isStyled(page);
      expect(await noteIsShown(page)).toBe(false);
      await page.click('.main-menu a[href="/concepts/"]');
      await arrived(page, "Concepts");
      // What comes after `load` comes, too.
      await page.waitForSelector("[data-offers-offline]");
      // The document can still be told from one of a newer build.
      expect(await page.$('script[src^="/client-runtime."]')).not.toBeNull();
      const asked = () => network().requests.filter((one) => file.test(one)).length;
      const before = asked();
      expect(before).toBeGreaterThan(1);
      // Whole for the next page, although the broken one was to be kept for a year.
      await page.goto(network().url + url);
      await hydrated(page);
      await isStyled(page);
      if (fault !== faults.missing) expect(asked()).toBe(before);
    },
  );

  it("that is missing for good, a script, leaves a page to be read, whose links lead on, and a way to reload", async () => {
    const page = await reader("/guides/", /^\/client\.\w+\.js/, faults.missing);
    await page.waitForSelector("#incomplete:not([hidden])");
    expect(await page.$eval("#incomplete", ({ textContent }) => textContent)).toBe(
      "Part of this page could not be loaded. Reload",
    );
    expect(await findings(page, "#incomplete")).toEqual([]);
    await Promise.all([
      page.waitForNavigation(),
      page.click('.article a[href="/guides/caching/"]'),
    ]);
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
    await page.waitForSelector("#incomplete:not([hidden])");
    network().faultOf = () => undefined;
    await Promise.all([page.waitForNavigation(), page.click("#incomplete a")]);
    await hydrated(page);
    expect(await noteIsShown(page)).toBe(false);
  });

  it("that is missing for good, a style, is said to be", async () => {
    const page = await reader("/guides/", style, faults.missing);
    await page.waitForSelector("#incomplete:not([hidden])");
    expect(await noteIsShown(page)).toBe(true);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "../axe.ts";
import { hydrated, intercept, useBrowser } from "../browser.ts";
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

const isStyled = (page: Page) =>
  page.waitForFunction(() => {
    const header = document.querySelector(".header");
    return header !== null && getComputedStyle(header).position === "sticky";
  });

const noteIsShown = (page: Page) => page.$eval("#incomplete", (note) => note.checkVisibility());

describe("a script of the document", () => {
  it.each([
    ["the runtime", "is empty", /^\/client-runtime\./, "/guides/", faults.empty],
    [
      "that of the packages",
      "is the page of a hotel's network",
      /^\/vendor\./,
      "/guides/",
      faults.portal,
    ],
    ["that of the site", "ends in the middle", /^\/client\.\w+\.js/, "/guides/", faults.cut],
    ["that of a view", "is missing", /^\/view-landing\.\w+\.js/, "/", faults.missing],
  ] as const)(
    "(%s) that once %s is loaded again past all caches",
    async (_which, _kind, file, url, fault) => {
      const page = await reader(url, file, fault, 1);
      await hydrated(page);
      // What was prerendered is alive: React has its mark on it.
      await page.waitForFunction(() => {
        const one = document.querySelector("main h1, main h2");
        return Object.keys(one ?? {}).some((key) => key.startsWith("__react"));
      });
      expect(await noteIsShown(page)).toBe(false);
      await page.click('.main-menu a[href="/concepts/"]');
      await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Concepts");
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
      if (fault !== faults.missing) expect(asked()).toBe(before);
    },
  );

  it("that is missing for good leaves a page to be read, whose links lead on, and a way to reload", async () => {
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
});

describe("a style of the document", () => {
  const style = /^\/client\.\w+\.css/;

  it.each([
    ["is the page of a hotel's network", faults.portal],
    ["ends in the middle", faults.cut],
  ])("that once %s is loaded again, and whole for the next page", async (_kind, fault) => {
    const page = await reader("/guides/", style, fault, 1);
    await isStyled(page);
    expect(await noteIsShown(page)).toBe(false);
    const asked = () => network().requests.filter((url) => style.test(url)).length;
    const before = asked();
    await page.goto(`${network().url}/guides/caching/`);
    await isStyled(page);
    expect(asked()).toBe(before);
  });

  it("that is missing for good is said to be", async () => {
    const page = await reader("/guides/", style, faults.missing);
    await page.waitForSelector("#incomplete:not([hidden])");
    expect(await noteIsShown(page)).toBe(true);
  });
});

describe("Trusted Types", () => {
  it("have nothing against the second try", async () => {
    let left = 1;
    network().faultOf = (asked) =>
      asked === "/sw.js" || (/^\/vendor\./.test(asked) && left-- > 0) ? faults.missing : undefined;
    const prepare = async (page: Page) => {
      await intercept(page);
      page.on("request", async (request) => {
        if (!request.isNavigationRequest()) return request.continue();
        const response = await fetch(request.url());
        await request.respond({
          contentType: "text/html",
          headers: {
            "Content-Security-Policy":
              "script-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'",
          },
          body: await response.text(),
        });
      });
    };
    const page = await open(`${network().url}/guides/`, {
      prepare,
      expected: /Failed to load|HTTP response code|TrustedHTML|TrustedScriptURL|Minified React/,
    });
    // The script of the document, the file past all caches, and what is imported in the end.
    await page.waitForFunction(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      return names.filter((name) => /\/vendor\./.test(name)).length === 3;
    });
    expect(await noteIsShown(page)).toBe(false);
  });
});

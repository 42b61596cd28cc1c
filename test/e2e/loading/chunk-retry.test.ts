import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, isSameDocument, markDocument } from "../browser.ts";
import { settled, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { found, search } from "../search/search-dialog.ts";
import { faults, useReaderNetwork, type Fault } from "../reader-network.ts";

const open = useBrowser();
const expected =
  /Failed to load resource|Loading (?:CSS )?chunk|SyntaxError|MIME type|HTTP response code/;

const network = useReaderNetwork();

/** A reader with no service worker, for whom the first requests of some files go wrong. */
async function reader(url: string, file: RegExp, fault: Fault, times = 1): Promise<Page> {
  let left = times;
  network().faultOf = (asked) => {
    if (asked === "/sw.js") return faults.missing;
    return file.test(asked) && left-- > 0 ? fault : undefined;
  };
  const page = await open(network().url + url, { expected });
  await hydrated(page);
  await markDocument(page);
  return page;
}

const requests = (file: RegExp) => network().requests.filter((url) => file.test(url));

describe("a chunk that goes wrong once", () => {
  it.each([
    ["is missing", faults.missing],
    ["is the page of a hotel's network", faults.portal],
    ["ends in the middle", faults.cut],
    ["breaks off", faults.broken],
  ])("is loaded again when it %s", async (_name, fault) => {
    const page = await reader("/guides/", /\/caching\.\w+\.js/, fault);
    await follow(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
    expect(await isSameDocument(page)).toBe(true);
    // No cache has kept what was broken.
    await page.reload();
    await hydrated(page);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    await page.reload();
    await hydrated(page);
    await follow(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
  });

  it("is loaded again for a view, and for what comes after the page", async () => {
    const files = /\/(?:view-vote|after-load)\.\w+\.js/;
    const page = await reader("/guides/", files, faults.missing, 2);
    await page.waitForSelector("[data-offers-offline]");
    await page.click('.main-menu a[href="/vote/"]');
    await arrived(page, "Vote");
    expect(await isSameDocument(page)).toBe(true);
  });

  it("is loaded again for the dialog, the index, and the worker of the search", async () => {
    const files = [/\/search-panel\.\w+\.js/, /\/search-index\./, /\/search-worker\./];
    const failed = new Set<RegExp>();
    const page = await reader("/guides/", /^\/nothing$/, faults.missing);
    network().faultOf = (asked) => {
      const file = files.find((one) => one.test(asked));
      if (file === undefined || failed.has(file)) return undefined;
      failed.add(file);
      return faults.missing;
    };
    await page.keyboard.press("/");
    await page.waitForSelector(".search[open]");
    await search(page, "splitChunks");
    await found(page, "/guides/code-splitting/");
    expect(await page.$(".search [role=alert]")).toBeNull();
    expect(failed.size).toBe(3);
  });

  it("is loaded again for the style of an island", async () => {
    const page = await reader("/configuration/", /\/island-.*\.css/, faults.missing);
    await follow(page, "/configuration/devtool/");
    await arrived(page, titleOf("/configuration/devtool/"));
    expect(requests(/\/island-.*\.css/).length).toBeGreaterThan(1);
    const rules = () =>
      [...document.styleSheets].find(({ href }) => href?.includes("island-"))?.cssRules.length;
    expect(await page.evaluate(rules)).toBeGreaterThan(0);
  });

  it("is loaded again for an island", async () => {
    const page = await reader("/configuration/devtool/", /\/island-.*\.js/, faults.missing);
    await page.waitForFunction(() => {
      const island = document.querySelector("[data-island]");
      return Object.keys(island ?? {}).some((key) => key.startsWith("__reactContainer"));
    });
    expect(await page.$(".page-failure")).toBeNull();
  });
});

describe("a chunk that is missing for good", () => {
  it("leaves a dialog that says so, with a way to try again", async () => {
    const page = await reader("/guides/", /\/offline\.\w+\.js/, faults.missing, 100);
    await page.waitForSelector("[data-offers-offline]");
    await page.focus(".footer .offline-button");
    await page.keyboard.press("Enter");
    const failure = await page.waitForSelector(".offline-dialog .page-failure");
    expect(await failure?.evaluate(({ textContent }) => textContent)).toMatch(
      /^Can’t load this dialog\.Check your connection/,
    );
    network().faultOf = () => undefined;
    await page.click(".offline-dialog .page-failure button");
    await page.waitForSelector(".offline-dialog .copy-state");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("offline-title");
  });

  it("is asked for twice, and leaves the page to be opened as a document", async () => {
    const page = await reader("/guides/", /\/caching\.\w+\.js/, faults.missing, 100);
    await follow(page, "/guides/caching/");
    const link = await page.waitForSelector(".page-failure a");
    // The third asks the server past the browser's cache.
    expect(requests(/\/caching\.\w+\.js/).length).toBeLessThanOrEqual(3);
    expect(await isSameDocument(page)).toBe(true);
    expect(await link?.evaluate(({ textContent }) => textContent)).toBe("Open the page");
    await Promise.all([page.waitForNavigation(), link?.click()]);
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
    expect(await page.$(".page-failure")).toBeNull();
    expect(await isSameDocument(page)).toBe(false);
  });

  it("leaves an island as it was rendered, with a way to try again", async () => {
    const page = await reader("/configuration/devtool/", /\/island-.*\.js/, faults.missing, 100);
    await page.waitForSelector("[data-island] + div .page-failure");
    expect(await page.$eval("[data-island]", (island) => island.textContent)).toMatch("Besides");
    network().faultOf = () => undefined;
    await page.click(".page-failure button");
    await page.waitForFunction(() => document.querySelector(".page-failure") === null);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-island"))).toBe(
      true,
    );
    await page.waitForNetworkIdle({ idleTime: 200 });
    await settled(page);
    await page.click(".devtool-builder input[type=radio]:not(:checked)");
    expect(await page.$(".page-failure")).toBeNull();
  });
});

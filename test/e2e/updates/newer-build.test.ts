import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  arrived,
  follow,
  hydrated,
  isSameDocument,
  markDocument,
  settled,
  useBrowser,
} from "../browser.ts";
import { search } from "../search/search-dialog.ts";
import { titleOf } from "../sites/published-site.ts";
import { faults, useReaderNetwork, type Fault } from "../reader-network.ts";

const open = useBrowser();
const expected = /Failed to load resource|Loading chunk|HTTP response code/;

const network = useReaderNetwork();

/** A reader in a tab of the build before, for whom some files are gone. */
async function reader(url: string, isGone: RegExp, live?: Fault, width = 1440): Promise<Page> {
  network().faultOf = (asked) => {
    if (asked === "/sw.js" || isGone.test(asked)) return faults.missing;
    return asked === "/build.json" ? live : undefined;
  };
  const page = await open(network().url + url, { expected, width });
  await hydrated(page);
  await markDocument(page);
  return page;
}

const caching = /\/caching\.\w+\.js/;
const nothing = /^$/;

describe("a tab whose build was replaced", () => {
  it("loads a page as a document whose chunk is gone, and shows no error", async () => {
    const page = await reader("/guides/", caching, faults.anotherBuild);
    const failed = page.waitForSelector(".page-failure", { timeout: 4000 }).catch(() => null);
    await follow(page, "/guides/caching/");
    await page.waitForFunction(() => !("isMarked" in window) && document.readyState === "complete");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
    expect(await failed).toBeNull();
    await page.goBack();
    await arrived(page, titleOf("/guides/"));
  });

  it("loads a view as a document whose chunk is gone", async () => {
    const page = await reader("/guides/", /\/view-vote\.\w+\.js/, faults.anotherBuild);
    await page.click('.main-menu a[href="/vote/"]');
    await page.waitForFunction(() => !("isMarked" in window));
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Vote");
  });

  it.each([
    ["search", 1440, ".search-button", ".search[open]", "a.search-option"],
    [
      "menu",
      390,
      ".menu-button",
      "#sidebar[data-open]",
      '#sidebar a[href="/guides/code-splitting/"]',
    ],
  ])(
    "finds out when its reader goes on, loads the next page as a document, and has no %s open when its reader comes back from there",
    async (name, width, button, box, link) => {
      const page = await reader("/guides/", nothing, faults.anotherBuild, width);
      const asked = page.waitForResponse((response) => response.url().endsWith("/build.json"));
      await page.$eval('#sidebar a[href="/guides/caching/"]', (one) => one.click());
      await (await asked).json();
      await arrived(page, titleOf("/guides/caching/"));
      expect(await isSameDocument(page)).toBe(true);
      await page.click(button);
      await page.waitForSelector(box);
      if (name === "search") await search(page, "chunk");
      await page.waitForSelector(link, { visible: true });
      await settled(page);
      await Promise.all([page.waitForNavigation(), page.click(link)]);
      expect(await isSameDocument(page)).toBe(false);
      // Until then, it changes its entry of the history, which Puppeteer would take for going back.
      await hydrated(page);
      await page.goBack();
      // The browser has kept it.
      expect(await isSameDocument(page)).toBe(true);
      await page.waitForSelector(box, { hidden: true });
    },
  );

  it("is not loaded again while its reader does nothing", async () => {
    const page = await reader("/guides/", /\/search-panel\.\w+\.js/, faults.anotherBuild);
    await page.keyboard.press("/");
    await page.waitForSelector(".search .page-failure");
    await page.type("#search-field", "what was typed stays");
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.$eval("#search-field", (field) => Reflect.get(field, "value"))).toBe(
      "what was typed stays",
    );
  });

  it("stays as it is without a network", async () => {
    const page = await reader("/guides/code-splitting/", nothing, faults.anotherBuild);
    const asked = page.waitForResponse((response) => response.url().endsWith("/build.json"));
    await follow(page, "/guides/caching/");
    await (await asked).json();
    await arrived(page, titleOf("/guides/caching/"));
    await page.setOfflineMode(true);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe("a tab whose build is live", () => {
  it("takes neither nothing there nor a page of a hotel's network for another build", async () => {
    const page = await reader("/guides/", /\/(?:caching|code-splitting)\.\w+\.js/);
    const { faultOf } = network();
    for (const [fault, url] of [
      [faults.missing, "/guides/caching/"],
      [faults.portal, "/guides/code-splitting/"],
    ] as const) {
      network().faultOf = (asked) => (asked === "/build.json" ? fault : faultOf(asked));
      await follow(page, url);
      await arrived(page, titleOf(url));
      await page.waitForSelector(".page-failure");
      expect(await isSameDocument(page)).toBe(true);
    }
  });
});

describe("a page that does not load as a document either", () => {
  it("is not loaded again and again", async () => {
    const page = await reader("/guides/", caching, faults.anotherBuild);
    let documents = 0;
    page.on("request", (request) => void (documents += Number(request.isNavigationRequest())));
    const { faultOf } = network();
    // Of the old build.
    network().faultOf = (asked) =>
      asked === "/guides/caching/" ? faults.appShell : faultOf(asked);
    await follow(page, "/guides/caching/");
    await page.waitForSelector(".page-failure");
    // Once by the link, where the newer build was known by then, and once in place of the error.
    expect(documents).toBeLessThanOrEqual(2);
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(
      titleOf("/guides/caching/"),
    );
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, useBrowser, type ReaderOptions } from "../browser.ts";
import { useHost } from "../host.ts";
import { found, openSearch, search } from "../search/search-dialog.ts";
import { shifts, watchShifts } from "../shifts.ts";
import {
  closeCopyDialog,
  copyIs,
  copyState,
  noticedOffline,
  noticedOnline,
  notSaved,
  sayNetworkChanged,
} from "./offline-reader.ts";
import { pagesIn, titleOf } from "../sites/published-site.ts";
import { cacheNames, openWithWorker, visit, workerIsReady } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

async function reader(options?: ReaderOptions): Promise<Page> {
  const page = await openWithWorker(open, `${host().url}/guides/`, options);
  await hydrated(page);
  await page.waitForSelector("[data-offers-offline]");
  return page;
}

/** The network goes, and the system says so. */
async function goOffline(page: Page) {
  host().isReachable = false;
  await sayNetworkChanged(page);
  await noticedOffline(page);
}

const note = (page: Page) =>
  page.$eval(".header-tools .offline-button", (one) => one.checkVisibility());

const announced = (page: Page) => page.$eval("#announcer", ({ textContent }) => textContent);

describe("the note that there is no network", () => {
  it("comes when a file of the site does not load, opens the dialog, leaves when the network is back, and is announced; is not fooled by a network that answers for everybody with its own page", async () => {
    const page = await reader();
    expect(await note(page)).toBe(false);
    host().isReachable = false;
    await page.click('.section-pages a[href="/guides/caching/"]');
    await noticedOffline(page);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    expect(await note(page)).toBe(true);
    expect(await announced(page)).toBe("You’re offline.");
    await visit(page, "/guides/");
    await noticedOffline(page);
    await page.waitForSelector("[data-offers-offline]");
    await page.click(".header-tools .offline-button");
    await copyIs(page, "none");
    expect(await copyState(page)).toBe("Not saved. Go online to save it.");
    expect(await page.$$(".copy-buttons button")).toEqual([]);
    host().isReachable = true;
    await noticedOnline(page);
    expect(await note(page)).toBe(false);
    expect(await announced(page)).toBe("You’re back online.");
    host().fault = () => ({ answer: { body: "<h1>Welcome to our hotel</h1>" } });
    await sayNetworkChanged(page);
    await noticedOffline(page);
    host().fault = () => ({ answer: { status: 503, body: "Too many readers" } });
    await sayNetworkChanged(page);
    await noticedOnline(page);
  });

  it.each([320, 820, 1440])("moves nothing and covers no text at %i pixels", async (width) => {
    const page = await reader({ width, prepare: watchShifts });
    await goOffline(page);
    const covered = await page.$eval(".header-tools .offline-button", (button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const bar = document.querySelector(".header-bar")?.getBoundingClientRect();
      const search = document.querySelector(".search-button")?.getBoundingClientRect();
      const theme = document.querySelector(".theme-toggle")?.getBoundingClientRect();
      const links = [...document.querySelectorAll(".header .social-links")].filter((one) =>
        one.checkVisibility(),
      );
      const next = links[0]?.getBoundingClientRect() ?? theme;
      return {
        isInBar: bar !== undefined && top >= bar.top && bottom <= bar.bottom,
        overlaps: left < (search?.right ?? 0) || right > (next?.left ?? 0),
        height: bottom - top,
      };
    });
    expect(covered).toEqual({ isInBar: true, overlaps: false, height: expect.any(Number) });
    expect(covered.height).toBeGreaterThanOrEqual(24);
    expect(await shifts(page)).toEqual([]);
  });
});

describe("while there is no network, a page", () => {
  it("that was visited is not marked, in the sidebar or in the search, and opened by its link; any other is marked, says so, and comes by itself when the network is back", async () => {
    const page = await reader();
    await visit(page, "/guides/caching/");
    await workerIsReady(page);
    await visit(page, "/guides/");
    await page.waitForSelector("[data-offers-offline]");
    await goOffline(page);
    await page.waitForSelector(".not-saved");
    const seen = ["/guides/", "/guides/caching/"];
    const unseen = pagesIn("guides").filter(({ url }) => !seen.includes(url));
    expect(await notSaved(page)).toEqual(unseen.map(({ title }) => `${title} (not saved)`));

    await openSearch(page);
    await search(page, "chunk");
    await found(page, "/glossary/");
    const marked = await page.$$eval("a.search-page:has(.not-saved)", (links) =>
      links.map(({ pathname }) => pathname),
    );
    expect(marked).toEqual(expect.arrayContaining(["/glossary/", "/guides/code-splitting/"]));
    expect(marked).not.toContain("/guides/caching/");
    // To ask for what is saved begins no copy.
    expect(await cacheNames(page)).not.toContain("webpack-saved");
    await page.keyboard.press("Escape");

    await page.click('.section-pages a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$(".page-failure")).toBeNull();
    // It may be a document of its own.
    await noticedOffline(page);
    await page.click('.section-pages a[href="/guides/code-splitting/"]');
    const failure = await page.waitForSelector(".page-failure");
    expect(await failure?.evaluate(({ textContent }) => textContent)).toMatch(
      "You’re offline, and this page isn’t saved.",
    );
    host().isReachable = true;
    await arrived(page, titleOf("/guides/code-splitting/"));
    await page.waitForFunction(() => document.querySelector(".not-saved") === null);
  });
});

describe("the way to the dialog", () => {
  it("is in the menu of a phone, too, and leads back there, again and again", async () => {
    const page = await reader({ width: 390 });
    await page.click(".menu-button");
    await page.waitForSelector("#sidebar[data-open]");
    for (let times = 0; times < 2; times += 1) {
      // A locator waits until the drawer has slid in.
      await page.locator(".site-menu .offline-button").click();
      await copyIs(page, "none");
      await closeCopyDialog(page);
      await page.waitForFunction(() => document.querySelector(".offline-dialog") === null);
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Available offline",
    );
    expect(await page.$("#sidebar[data-open]")).not.toBeNull();
  });
});

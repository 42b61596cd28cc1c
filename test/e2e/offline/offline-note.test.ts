import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { noticedOffline, noticedOnline, notSaved, sayNetworkChanged } from "./offline-reader.ts";
import { pagesIn, titleOf } from "../sites/published-site.ts";
import { visit, workerIsReady } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

async function reader(width = 1440): Promise<Page> {
  const page = await open(`${host().url}/guides/`, { width });
  await hydrated(page);
  await page.waitForSelector("[data-offers-offline]");
  await workerIsReady(page);
  return page;
}

/** The network goes, and the system says so. */
async function goOffline(page: Page) {
  await page.waitForSelector("[data-offers-offline]");
  host().isReachable = false;
  await sayNetworkChanged(page);
  await noticedOffline(page);
}

const note = (page: Page) =>
  page.$eval(".header-tools .offline-button", (one) => one.checkVisibility());

const announced = (page: Page) => page.$eval("#announcer", ({ textContent }) => textContent);

describe("the note that there is no network", () => {
  it("comes when a file of the site does not load, leaves when the network is back, and both are announced", async () => {
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
    host().isReachable = true;
    await noticedOnline(page);
    expect(await note(page)).toBe(false);
    expect(await announced(page)).toBe("You’re back online.");
  });

  it("is not fooled by a network that answers for everybody with its own page", async () => {
    const page = await reader();
    host().fault = () => ({ answer: { body: "<h1>Welcome to our hotel</h1>" } });
    await sayNetworkChanged(page);
    await noticedOffline(page);
    host().fault = () => ({ answer: { status: 503, body: "Too many readers" } });
    await sayNetworkChanged(page);
    await noticedOnline(page);
  });

  it.each([320, 820, 1440])("moves nothing and covers no text at %i pixels", async (width) => {
    const page = await reader(width);
    await page.evaluate(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map(({ startTime }) => startTime)),
      ).observe({ type: "layout-shift" });
      Object.assign(window, { shifts });
    });
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
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  });

  it("opens the dialog about what is saved", async () => {
    const page = await reader();
    await goOffline(page);
    await page.click(".header-tools .offline-button");
    const state = await page.waitForSelector('.copy-state[data-kind="none"]');
    expect(await state?.evaluate(({ textContent }) => textContent)).toBe(
      "Not saved. Go online to save it.",
    );
    expect(await page.$$(".copy-buttons button")).toEqual([]);
  });
});

describe("while there is no network, a page", () => {
  it("that is not saved is marked in the sidebar, says so, and comes by itself when the network is back", async () => {
    const page = await reader();
    await goOffline(page);
    await page.waitForSelector(".not-saved");
    await page.click('.section-pages a[href="/guides/caching/"]');
    const failure = await page.waitForSelector(".page-failure");
    expect(await failure?.evaluate(({ textContent }) => textContent)).toMatch(
      "You’re offline, and this page isn’t saved.",
    );
    host().isReachable = true;
    await arrived(page, titleOf("/guides/caching/"));
    await page.waitForFunction(() => document.querySelector(".not-saved") === null);
  });

  it("that was visited is not marked, and opened by its link", async () => {
    const page = await reader();
    await visit(page, "/guides/caching/");
    await workerIsReady(page);
    await visit(page, "/guides/");
    await goOffline(page);
    await page.waitForSelector(".not-saved");
    const seen = ["/guides/", "/guides/caching/"];
    const unseen = pagesIn("guides").filter(({ url }) => !seen.includes(url));
    expect(await notSaved(page)).toEqual(unseen.map(({ title }) => `${title} (not saved)`));
    await page.click('.section-pages a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$(".page-failure")).toBeNull();
  });
});

describe("the way to the dialog", () => {
  it("is in the menu of a phone, too, and leads back there", async () => {
    const page = await reader(390);
    await page.click(".menu-button");
    await page.waitForSelector("#sidebar[data-open]");
    await page.click(".site-menu .offline-button");
    await page.waitForSelector('.copy-state[data-kind="none"]');
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector(".offline-dialog") === null);
    await page.click(".site-menu .offline-button");
    await page.waitForSelector('.copy-state[data-kind="none"]');
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector(".offline-dialog") === null);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Available offline",
    );
    expect(await page.$("#sidebar[data-open]")).not.toBeNull();
  });

  it("is not there without JavaScript", async () => {
    const page = await open(`${host().url}/guides/`, { javaScript: false });
    const isSeen = await page.$$eval(".offline-button", (all) =>
      all.some((one) => one.checkVisibility({ visibilityProperty: true })),
    );
    expect(isSeen).toBe(false);
  });
});

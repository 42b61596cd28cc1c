import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  follow,
  hydrated,
  isSameDocument,
  markDocument,
  settled,
  useBrowser,
} from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });
const url = "/configuration/devtool/";

const value = (page: Page) =>
  page.$eval(".devtool-builder p", ({ textContent }) => textContent.trim());

/** Waits until its script runs: React has its mark on it. */
async function comesAlive(page: Page) {
  await page.waitForFunction(() => {
    const island = document.querySelector("[data-island]");
    return Object.keys(island ?? {}).some((key) => key.startsWith("__reactContainer"));
  });
  await settled(page);
}

/** Chooses something, and waits for what the island makes of it. */
async function choose(page: Page, label: string, expected: string) {
  const [option] = await page.$$(`xpath/.//label[contains(., "${label}")]/input`);
  await option?.click();
  await page.waitForFunction(
    (text) => document.querySelector(".devtool-builder p")?.textContent.includes(text),
    {},
    expected,
  );
}

/** Puts the island far below what is seen first. */
const pushDown = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    addEventListener("DOMContentLoaded", () => {
      const article = document.querySelector<HTMLElement>("[data-article]");
      if (article) article.style.paddingTop = "3000px";
    });
  });

describe("an island", () => {
  it("is read before its script is there, which is loaded when it comes into view, works after, stays on its page on Enter, and works again where a link leads to it", async () => {
    const scripts: string[] = [];
    const page = await open(url, {
      prepare: async (one) => {
        one.on("request", (request) => scripts.push(request.url()));
        await pushDown(one);
      },
    });
    await hydrated(page);
    await settled(page);
    const isLoaded = () => scripts.some((script) => /\/island-.*\.js/.test(script));
    expect(isLoaded()).toBe(false);
    expect(await value(page)).toBe('devtool: "source-map"');
    await page.$eval("[data-island]", (island) => island.scrollIntoView());
    await comesAlive(page);
    expect(isLoaded()).toBe(true);
    await choose(page, "Inside the bundle", '"inline-source-map"');
    await choose(page, "original code", '"inline-cheap-module-source-map"');
    await markDocument(page);
    await page.focus(".devtool-builder input");
    await page.keyboard.press("Enter");
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(address(page)).toBe(url);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.click('.documentation-menu a[href="/configuration/"]');
      await arrived(page, "Configuration");
      await follow(page, url);
      await arrived(page, titleOf(url));
      await comesAlive(page);
      await choose(page, "Inside the bundle", '"inline-source-map"');
    }
    expect(await isSameDocument(page)).toBe(true);
  });
});

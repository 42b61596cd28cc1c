import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser } from "../browser.ts";
import { saveData } from "../offline/offline-reader.ts";
import { search } from "./search-dialog.ts";
import { openWithWorker } from "../worker-reader.ts";

const open = useBrowser({ isSearchWarm: true });

const runs = (page: Page) => page.workers().some((worker) => /search-worker/.test(worker.url()));

describe("the search", () => {
  it("gets ready once its files are cached and the page has nothing else to do", async () => {
    const page = await openWithWorker(open, "/guides/caching/");
    while (!runs(page)) await new Promise((done) => setTimeout(done, 50));
    expect(await page.$eval(".search", (dialog) => dialog.hasAttribute("open"))).toBe(false);
  });

  it("waits to be opened if the reader saves data", async () => {
    const page = await openWithWorker(open, "/guides/caching/", { prepare: saveData });
    await hydrated(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
    await page.waitForNetworkIdle({ idleTime: 500 });
    expect(runs(page)).toBe(false);
    await page.click(".search-button");
    while (!runs(page)) await new Promise((done) => setTimeout(done, 50));
  });

  it("finds headings before it's ready, and then everything", async () => {
    const page = await openWithWorker(open, "/guides/caching/", { prepare: saveData });
    await hydrated(page);
    const shown = await page.evaluateHandle(() => {
      const dialog = document.querySelector(".search");
      if (dialog === null) throw new Error("There is no search.");
      const first = new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const status = dialog.querySelector("[role=status]");
          if (status !== null) resolve(status.textContent);
        }).observe(dialog, { childList: true, subtree: true });
      });
      return { first };
    });
    await page.click(".search-button");
    await search(page, "caching");
    expect(await shown.evaluate(({ first }) => first)).toBe("");
    const texts = await page.$$eval("a.search-option", (all) => all.map((one) => one.textContent));
    expect(texts.some((text) => !/cach/i.test(text))).toBe(true);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser } from "../browser.ts";
import { saveData } from "../offline/offline-reader.ts";
import { openWithWorker } from "../worker-reader.ts";

const open = useBrowser();

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
});

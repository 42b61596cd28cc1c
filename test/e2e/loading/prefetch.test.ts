import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, useBrowser, type ReaderOptions } from "../browser.ts";
import { saveData } from "../offline/offline-reader.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser();
const link = '#sidebar a[href="/guides/caching/"]';

/** A reader on a page that runs, and the chunks of pages that were asked for. */
async function reader(options?: ReaderOptions) {
  const page = await open("/guides/", options);
  await hydrated(page);
  const chunks: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/.+\/.*\.js$/.test(pathname)) chunks.push(pathname.replace(/\.[\da-f]{8}\./, "."));
  });
  return { page, chunks };
}

/** Long enough for a request to be made. */
const pause = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 300)));

describe("a page that the reader may open next", () => {
  it("is loaded when a link to it is pointed at, has the focus or is touched, and shown from there", async () => {
    const { page, chunks } = await reader();
    await page.hover(".footer a[href^=https]");
    await pause(page);
    expect(chunks).toEqual([]);
    const acts = [
      () => page.hover(link),
      () => page.focus(link),
      () => page.$eval(link, (a) => a.dispatchEvent(new Event("touchstart", { bubbles: true }))),
    ];
    for (const [at, act] of acts.entries()) {
      if (at > 0) await page.reload();
      await hydrated(page);
      await page.mouse.move(0, 0);
      chunks.length = 0;
      const loaded = page.waitForResponse((one) => one.url().includes("/guides/caching."));
      await act();
      await loaded;
      expect([at, chunks]).toEqual([at, ["/guides/caching.js"]]);
    }
    await page.click(link);
    await arrived(page, titleOf("/guides/caching/"));
    expect(chunks.filter((url) => url.includes("caching"))).toHaveLength(1);
  });

  it("is not loaded for readers who save data, until they open it", async () => {
    const { page, chunks } = await reader({ prepare: saveData });
    await page.hover(link);
    await page.focus(link);
    await pause(page);
    expect(chunks).toEqual([]);
    await page.click(link);
    await arrived(page, titleOf("/guides/caching/"));
    expect(chunks).toEqual(["/guides/caching.js"]);
  });
});

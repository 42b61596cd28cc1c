import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";

const open = useBrowser();
const link = '#sidebar a[href="/guides/caching/"]';

/** A reader on a page that runs, and the chunks of pages that were asked for. */
async function reader(width = 1440, prepare?: (page: Page) => Promise<unknown>) {
  const page = await open("/guides/", { width, prepare });
  await hydrated(page);
  const chunks: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/.+\/.*\.js$/.test(pathname)) chunks.push(pathname.replace(/\.[\da-f]{8}\./, "."));
  });
  return { page, chunks };
}

const saveData = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** Long enough for a request to be made. */
const pause = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 300)));

describe("a page that the reader may open next", () => {
  it.each([
    ["the pointer is over a link to it", (page: Page) => page.hover(link)],
    ["a link to it has the focus", (page: Page) => page.focus(link)],
    [
      "a finger touches a link to it",
      (page: Page) =>
        page.$eval(link, (a) => a.dispatchEvent(new Event("touchstart", { bubbles: true }))),
    ],
  ])("is loaded when %s", async (_name, act) => {
    const { page, chunks } = await reader();
    await act(page);
    await page.waitForResponse((response) => response.url().includes("/guides/caching."));
    expect(chunks).toEqual(["/guides/caching.js"]);
  });

  it("is loaded once, and shown from there", async () => {
    const { page, chunks } = await reader();
    await page.hover(link);
    await page.waitForResponse((response) => response.url().includes("/guides/caching."));
    await page.click(link);
    await arrived(page, titleOf("/guides/caching/"));
    expect(chunks.filter((url) => url.includes("caching"))).toHaveLength(1);
  });

  it("is not loaded for readers who save data, until they open it", async () => {
    const { page, chunks } = await reader(1440, saveData);
    await page.hover(link);
    await page.focus(link);
    await pause(page);
    expect(chunks).toEqual([]);
    await page.click(link);
    await arrived(page, titleOf("/guides/caching/"));
    expect(chunks).toEqual(["/guides/caching.js"]);
  });

  it("is not loaded when a link leads to another site", async () => {
    const { page, chunks } = await reader();
    await page.hover(".footer a[href^=https]");
    await pause(page);
    expect(chunks).toEqual([]);
  });
});

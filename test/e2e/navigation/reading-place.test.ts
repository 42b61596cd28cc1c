import { describe, expect, it } from "@jest/globals";
import type { HTTPRequest, Page, ResponseForRequest } from "puppeteer";
import { hydrated, intercept, scrolled, settled, siteUrl, useReader } from "../browser.ts";

const open = useReader();
const url = "/guides/caching/";

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"></svg>';

/** The page with an image on top that has no size before it arrives, and with a style. */
async function withImage(style: string): Promise<Record<string, Partial<ResponseForRequest>>> {
  const html = await (await fetch(new URL(url, siteUrl()))).text();
  const body = html
    .replace("</head>", '<link rel="stylesheet" href="/own.css"></head>')
    .replace(/<div class="article"[^>]*>/, (tag) => `${tag}<p><img src="/late.svg" alt=""></p>`);
  return {
    [url]: { contentType: "text/html", body },
    "/own.css": { contentType: "text/css", body: style },
    "/late.svg": { contentType: "image/svg+xml", body: image },
  };
}

/** A reader in the middle of that page; the image of a reload arrives when the test lets it. */
async function reader(style: string) {
  const own = await withImage(style);
  const late: (() => Promise<void>)[] = [];
  let isReload = false;
  const answer = async (request: HTTPRequest) => {
    const { pathname } = new URL(request.url());
    const response = own[pathname];
    if (response === undefined) return request.continue();
    const respond = () => request.respond(response);
    if (isReload && pathname === "/late.svg") late.push(respond);
    else await respond();
  };
  const page = await open(url, {
    prepare: async (one) => {
      await intercept(one);
      one.on("request", (request) => void answer(request));
    },
  });
  await page.$eval("#keep-packages-apart", (heading) => heading.scrollIntoView());
  await page.evaluate(() => scrollBy(0, 40));
  await settled(page);
  const reload = async () => {
    isReload = true;
    await page.reload({ waitUntil: "domcontentloaded" });
    await hydrated(page);
    await settled(page);
    expect(await imageHeight(page)).toBeLessThan(100);
  };
  const imageArrives = async () => {
    await late.shift()?.();
    await page.waitForFunction(() => document.readyState === "complete");
    await settled(page);
    expect(await imageHeight(page)).toBe(600);
  };
  return { page, reload, imageArrives };
}

/** Where a heading that is being read stands in the window. */
const place = (page: Page) =>
  page.$eval("#keep-packages-apart", (one) => Math.round(one.getBoundingClientRect().top));

const imageHeight = (page: Page) =>
  page.$eval(".article img", (one) => one.getBoundingClientRect().height);

describe("a page", () => {
  it.each([
    ["holds the text", ""],
    ["does not hold the text", "* { overflow-anchor: none !important; }"],
  ])(
    "that is reloaded in a browser that %s stays at the place in the text, before and after a late image has arrived, and lets go of it when the reader moves on",
    async (_name, style) => {
      const { page, reload, imageArrives } = await reader(style);
      const before = await place(page);
      await reload();
      expect(await place(page)).toBe(before);
      await imageArrives();
      expect(await place(page)).toBe(before);
      await reload();
      expect(await place(page)).toBe(before);
      await page.keyboard.press("Home");
      await page.waitForFunction(() => scrollY === 0);
      await imageArrives();
      expect(await scrolled(page)).toBe(0);
    },
  );
});

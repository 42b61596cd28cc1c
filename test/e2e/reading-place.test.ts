import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, intercept, scrolled, settled, useBrowser } from "./browser.ts";

const open = useBrowser();
const url = "/guides/caching/";

/** How long the image on top of the page takes, in milliseconds. */
const delay = 1500;

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"></svg>';

/**
 * A page whose first image arrives late and has no size before that.
 *
 * @param style of the page: some browsers hold the text where it is while something above grows
 */
const withLateImage = (style: string) => async (page: Page) => {
  const html = await (await fetch(new URL(url, process.env.SITE_URL))).text();
  const body = html
    .replace("</head>", '<link rel="stylesheet" href="/own.css"></head>')
    .replace(/<div class="article"[^>]*>/, (tag) => `${tag}<p><img src="/late.svg" alt=""></p>`);
  await intercept(page);
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === url) return void request.respond({ contentType: "text/html", body });
    if (pathname === "/own.css")
      return void request.respond({ contentType: "text/css", body: style });
    if (pathname !== "/late.svg") return void request.continue();
    setTimeout(
      () => void request.respond({ contentType: "image/svg+xml", body: image }).catch(() => {}),
      delay,
    );
  });
};

async function reader(style: string) {
  const page = await open(url, { prepare: withLateImage(style) });
  await hydrated(page);
  await page.$eval("#keep-packages-apart", (heading) => heading.scrollIntoView());
  await page.evaluate(() => scrollBy(0, 40));
  await settled(page);
  return page;
}

/** Where a heading that is being read stands in the window. */
const place = (page: Page) =>
  page.$eval("#keep-packages-apart", (one) => Math.round(one.getBoundingClientRect().top));

const imageHeight = (page: Page) =>
  page.$eval(".article img", (one) => one.getBoundingClientRect().height);

/** Reloads the page and waits until the site runs, but not for the image. */
async function reload(page: Page) {
  await page.reload({ waitUntil: "domcontentloaded" });
  await hydrated(page);
  await settled(page);
  expect(await imageHeight(page)).toBeLessThan(100);
}

const imageArrives = async (page: Page) => {
  await page.waitForFunction(() => document.readyState === "complete");
  await settled(page);
  expect(await imageHeight(page)).toBe(600);
};

describe.each([
  ["holds the text", ""],
  ["does not hold the text", "* { overflow-anchor: none !important; }"],
])("a reload, in a browser that %s", (_name, style) => {
  it("stays at the place in the text, before and after a late image has arrived", async () => {
    const page = await reader(style);
    const before = await place(page);
    await reload(page);
    expect(await place(page)).toBe(before);
    await imageArrives(page);
    expect(await place(page)).toBe(before);
  });

  it("lets go of the place when the reader moves on", async () => {
    const page = await reader(style);
    await reload(page);
    await page.keyboard.press("Home");
    await page.waitForFunction(() => scrollY === 0);
    await imageArrives(page);
    expect(await scrolled(page)).toBe(0);
  });
});

describe("a page that is opened anew", () => {
  it("starts at its heading, not where it was left", async () => {
    const page = await open(`${url}#checklist`);
    await hydrated(page);
    const start = await scrolled(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await page.goto(new URL("/concepts/", page.url()).href);
    await page.goto(new URL(`${url}#checklist`, page.url()).href);
    await hydrated(page);
    await settled(page);
    expect(await scrolled(page)).toBe(start);
  });
});

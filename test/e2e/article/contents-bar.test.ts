import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  follow,
  goTo,
  hydrated,
  resize,
  settled,
  useReader,
} from "../browser.ts";
import { hrefs, isShown } from "../seen.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();
const url = "/guides/caching/";
const menu = ".contents-bar nav";

async function read(page: Page, id: string) {
  await page.$eval(`#${id}`, (heading) => heading.scrollIntoView());
  await settled(page);
  await settled(page);
}

/** Upper edge of a heading, and lower edge of what stays in view above it. */
const places = (page: Page, id: string) =>
  page.evaluate((heading) => {
    const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      heading: edges(`#${heading}`)?.top ?? NaN,
      bar: edges(".contents-bar")?.bottom ?? NaN,
    };
  }, id);

/** Follows a link of the open bar, which closes it and does not cover the heading. */
async function leadsTo(page: Page, id: string) {
  await page.click(".contents-bar summary");
  await page.click(`${menu} a[href="#${id}"]`);
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, {}, id);
  await settled(page);
  expect(await isShown(page, menu)).toBe(false);
  const { heading, bar } = await places(page, id);
  expect(heading).toBeGreaterThanOrEqual(bar);
  expect(heading).toBeLessThan(bar + 60);
}

async function worksByKeyboard(page: Page) {
  await page.focus(".contents-bar summary");
  await page.keyboard.press("Enter");
  expect(await isShown(page, menu)).toBe(true);
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.activeElement?.closest(".contents-bar nav")),
  ).not.toBeNull();
  await page.keyboard.press("Escape");
  expect(await isShown(page, menu)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  await page.keyboard.press("Enter");
  await page.focus(".menu-button");
  expect(await isShown(page, menu)).toBe(false);
}

describe("the bar with the headings of a page", () => {
  it("is there below 1280 pixels, where the table of contents is not, but leaves the glossary to its letters", async () => {
    const page = await open("/glossary/", { width: 390 });
    expect(await page.$(".contents-bar")).toBeNull();
    expect(await isShown(page, ".glossary .letters")).toBe(true);
    await goTo(page, url);
    for (const width of [320, 390, 820, 1100, 1279, 1280, 1440]) {
      await resize(page, width);
      await hydrated(page);
      const found = {
        width,
        bar: await isShown(page, ".contents-bar"),
        table: await isShown(page, ".table-of-contents"),
      };
      expect(found).toEqual({ width, bar: width < 1280, table: width >= 1280 });
    }
  });

  it("on a phone stays below the header, says what is being read, opens there, covers nothing that it leads to, and works by keyboard: opens, closes by Escape, and when the focus leaves it", async () => {
    const page = await open(`${url}#checklist`, { width: 390 });
    const { heading, bar } = await places(page, "checklist");
    expect(heading).toBeGreaterThanOrEqual(bar);
    await worksByKeyboard(page);
    await read(page, "which-placeholder");
    const [header = NaN, below = NaN] = await page.$$eval(".header, .contents-bar", (all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => (top > 0 ? top : bottom)),
    );
    // The header's line covers the bar's first pixel.
    expect(header - below).toBe(1);
    expect(await page.$eval(".contents-bar summary", ({ textContent }) => textContent)).toBe(
      "On this page Choose contenthash, chunkhash, or fullhash",
    );
    await leadsTo(page, "checklist");
    await goTo(page, "/configuration/output/");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
    await settled(page);
    await settled(page);
    await page.tap(".contents-bar summary");
    await page.waitForFunction(() => {
      const link = document.querySelector(".contents-bar [aria-current]")?.getBoundingClientRect();
      return link !== undefined && link.top > 100 && link.bottom < innerHeight;
    });
  });

  it("at 1100 pixels covers nothing that it leads to, has the next page's headings, and marks one in a low window", async () => {
    const page = await open(url, { width: 1100 });
    await leadsTo(page, "which-placeholder");
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    await page.click(".contents-bar summary");
    const headings = await page.$$eval(".article :is(h2, h3)", (all) =>
      all.map(({ id }) => `#${id}`),
    );
    expect(await hrefs(page, `${menu} a`)).toEqual(headings);
    await resize(page, 800, 360);
    await goTo(page, `${url}#which-placeholder`);
    await page.waitForSelector('.contents-bar [aria-current][href="#which-placeholder"]');
  });

  it("works without JavaScript, and covers nothing then", async () => {
    const page = await open(url, { width: 390, javaScript: false });
    await page.click(".contents-bar summary");
    await page.click(`${menu} a[href="#checklist"]`);
    expect(address(page)).toBe(`${url}#checklist`);
    const { heading } = await places(page, "checklist");
    expect(heading).toBeGreaterThanOrEqual(0);
    expect(heading).toBeLessThan(200);
    const bar = await page.$eval(menu, (list) => list.getBoundingClientRect().bottom);
    expect(bar).toBeLessThan(heading);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, settled, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";

const open = useBrowser();
const menu = ".contents-bar nav";

async function reader(width = 390, url = "/guides/caching/") {
  const page = await open(url, { width });
  await hydrated(page);
  return page;
}

const isShown = (page: Page, selector: string) =>
  page.$eval(selector, (one) => one.checkVisibility());

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

describe("the bar with the headings of a page", () => {
  it.each([
    [320, true],
    [390, true],
    [820, true],
    [1100, true],
    [1279, true],
    [1280, false],
  ])("at %i pixels is there: %s", async (width, expected) => {
    const page = await reader(width);
    expect(await isShown(page, ".contents-bar")).toBe(expected);
    expect(await isShown(page, ".table-of-contents")).toBe(!expected);
  });

  it("stays below the header and says what is being read", async () => {
    const page = await reader();
    await read(page, "which-placeholder");
    const [header = NaN, bar = NaN] = await page.$$eval(".header, .contents-bar", (all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => (top > 0 ? top : bottom)),
    );
    // The header's line covers the bar's first pixel.
    expect(header - bar).toBe(1);
    expect(await page.$eval(".contents-bar summary", ({ textContent }) => textContent)).toBe(
      "On this page Which placeholder",
    );
  });

  it("opens a list of the headings at the one that is being read", async () => {
    const page = await reader(390, "/configuration/output/");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
    await settled(page);
    await settled(page);
    await page.tap(".contents-bar summary");
    await page.waitForFunction(() => {
      const link = document.querySelector(".contents-bar [aria-current]")?.getBoundingClientRect();
      return link !== undefined && link.top > 100 && link.bottom < innerHeight;
    });
  });

  it.each([
    [390, "checklist"],
    [1100, "which-placeholder"],
  ])("at %i pixels leads to a heading, which it does not cover, and closes", async (width, id) => {
    const page = await reader(width);
    await page.click(".contents-bar summary");
    await page.click(`${menu} a[href="#${id}"]`);
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, {}, id);
    await settled(page);
    expect(await isShown(page, menu)).toBe(false);
    const { heading, bar } = await places(page, id);
    expect(heading).toBeGreaterThanOrEqual(bar);
    expect(heading).toBeLessThan(bar + 60);
  });

  it("marks the heading that was led to, however low the window is", async () => {
    const page = await open("/guides/caching/#which-placeholder", { width: 800, height: 360 });
    await hydrated(page);
    await page.waitForSelector('.contents-bar [aria-current][href="#which-placeholder"]');
  });

  it("covers nothing of an address with a heading", async () => {
    const page = await reader(390, "/guides/caching/#checklist");
    const { heading, bar } = await places(page, "checklist");
    expect(heading).toBeGreaterThanOrEqual(bar);
  });

  it("works by keyboard: opens, closes by Escape, and when the focus leaves it", async () => {
    const page = await reader();
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
  });

  it("has the headings of the next page", async () => {
    const page = await reader(1100);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    await page.click(".contents-bar summary");
    const links = await page.$$eval(`${menu} a`, (all) =>
      all.map((link) => link.getAttribute("href")),
    );
    const headings = await page.$$eval(".article :is(h2, h3)", (all) =>
      all.map(({ id }) => `#${id}`),
    );
    expect(links).toEqual(headings);
  });

  it("leaves the glossary to its letters", async () => {
    const page = await reader(390, "/glossary/");
    expect(await isShown(page, ".contents-bar")).toBe(false);
    expect(await isShown(page, ".glossary .letters")).toBe(true);
  });

  it("works without JavaScript, and covers nothing then", async () => {
    const page = await open("/guides/caching/", { width: 390, javaScript: false });
    await page.click(".contents-bar summary");
    await page.click(`${menu} a[href="#checklist"]`);
    await page.waitForFunction(() => location.hash === "#checklist").catch(() => undefined);
    const { heading } = await places(page, "checklist");
    expect(heading).toBeGreaterThanOrEqual(0);
    expect(heading).toBeLessThan(200);
    const bar = await page.$eval(menu, (list) => list.getBoundingClientRect().bottom);
    expect(bar).toBeLessThan(heading);
  });
});

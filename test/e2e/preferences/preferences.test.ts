import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { goTo, load, resize, settled, sidewaysScroll, useReader } from "../browser.ts";

const open = useReader();
const pages = [
  "/",
  "/guides/",
  "/guides/caching/",
  "/configuration/output/",
  "/configuration/devtool/",
  "/contribute/writers-guide/",
  "/blog/",
  "/branding/",
  "/vote/",
];

describe("a reader who wants less motion", () => {
  it("sees nothing move", async () => {
    const page = await open("/guides/caching/", { width: 390 });
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.tap(".menu-button");
    const moving = await page.evaluate(() =>
      document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration) > 1),
    );
    expect(moving).not.toContain(true);
    const { left } = await page.$eval("#sidebar", (one) => one.getBoundingClientRect().toJSON());
    expect(left).toBe(0);
  });
});

describe("a laptop at 400 % zoom, which is 320 pixels wide", () => {
  it("scrolls no type of page sideways", async () => {
    const page = await open("/", { width: 320 });
    for (const url of pages) {
      await load(page, url);
      expect({ url, scrolls: await sidewaysScroll(page) }).toEqual({ url, scrolls: 0 });
    }
  });
});

/** Texts of the header and the article that are cut off or lie on top of each other. */
const hidden = (page: Page) =>
  page.$$eval(".header :is(a, button, summary, .logo-name), h1, .page-tools a", (all) => {
    const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return shown
      .filter((one) => {
        const { left, right, top, width, height } = one.getBoundingClientRect();
        const isTop = top > 0 && top + height < innerHeight;
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        const isCovered = isTop && found !== null && !one.contains(found);
        const isCut = one.matches(".logo-name") && one.scrollWidth > one.clientWidth;
        return left < 0 || right > innerWidth || isCovered || isCut;
      })
      .map((one) => one.outerHTML.slice(0, 90));
  });

async function expectRoom(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewport({ ...page.viewport(), width, height: page.viewport()?.height ?? 0 });
    await settled(page);
    const found = { width, hidden: await hidden(page), sideways: await sidewaysScroll(page) };
    expect(found).toEqual({ width, hidden: [], sideways: 0 });
  }
}

describe("what a page starts with", () => {
  it("has room on phones, and in windows of 600 to 1920 pixels, with lines of 65 to 80 characters", async () => {
    const page = await open("/guides/caching/", { width: 320 });
    await expectRoom(page, [320, 360, 375, 384, 390]);
    await resize(page, 600);
    await expectRoom(page, [600, 700, 720, 768, 832, 1000, 1024, 1030, 1090, 1280, 1920, 1440]);
    const characters = await page.$eval(".article > p", (paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set(
        [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12)),
      );
      return paragraph.textContent.length / lines.size;
    });
    expect(characters).toBeGreaterThan(50);
    expect(characters).toBeLessThanOrEqual(90);
  });
});

describe("forced colours", () => {
  /** What an element looks like where all colours are the reader's own. */
  const look = (page: Page, selector: string) =>
    page.$eval(selector, (one) => {
      const canvas = getComputedStyle(document.documentElement).backgroundColor;
      const { color, backgroundColor } = getComputedStyle(one);
      const isClear = backgroundColor === canvas || /^rgba.*, 0\)$/.test(backgroundColor);
      return `${color} on ${isClear ? canvas : backgroundColor}`;
    });

  /** Of an element's text and its own ground, as WCAG counts it. */
  const contrast = (page: Page, selector: string) =>
    page.$eval(selector, async (one) => {
      // Colors may still be on their way.
      await Promise.all(one.getAnimations().map(({ finished }) => finished));
      const { color, backgroundColor } = getComputedStyle(one);
      const lights = [color, backgroundColor].map((value) => {
        const [r = 0, g = 0, b = 0] = (value.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      });
      return Math.max(...lights) / Math.min(...lights);
    });

  const forceColors = async (page: Page, scheme: "light" | "dark") => {
    const session = await page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value: "active" },
        { name: "prefers-color-scheme", value: scheme },
      ],
    });
  };

  const menus = [".section-pages", ".documentation-menu", ".main-menu", ".table-of-contents"];

  it("show the current page, section, entry and heading of each menu, lines of code that stand out, and what a swatch is about", async () => {
    const page = await open("/guides/caching/#checklist");
    await forceColors(page, "light");
    for (const menu of menus) {
      await page.waitForSelector(`${menu} [aria-current]`);
      const current = await look(page, `${menu} a[aria-current]`);
      const other = await look(page, `${menu} a:not([aria-current])`);
      expect({ menu, current }).not.toEqual({ menu, current: other });
    }
    await load(page, "/contribute/writers-guide/");
    const line = await look(page, ".numbered .highlighted");
    expect(line).not.toBe(await look(page, ".numbered .line:not(.highlighted)"));
    await load(page, "/branding/");
    const fill = await page.$eval(".swatch rect", (rect) => getComputedStyle(rect).fill);
    expect(fill).toMatch(/rgb\(\d+, \d+, \d+\)/);
  });

  it("show the chosen package manager, and which code is wrapped", async () => {
    const page = await open("/guides/getting-started/", { width: 390 });
    for (const scheme of ["light", "dark"] as const) {
      await forceColors(page, scheme);
      for (const width of [1440, 390]) {
        await page.setViewport({ width, height: 844, isMobile: width < 600, hasTouch: true });
        const chosen = await look(page, ".packages label:nth-of-type(1)");
        expect(chosen).not.toBe(await look(page, ".packages label:nth-of-type(2)"));
        expect(await contrast(page, ".packages label:nth-of-type(1)")).toBeGreaterThan(4.5);
      }
    }
    await goTo(page, "/guides/code-splitting/");
    await page.tap(".code > .wrap");
    const pressed = await look(page, ".wrap[aria-pressed=true]");
    expect(pressed).not.toBe(await look(page, ".wrap[aria-pressed=false]"));
    expect(await contrast(page, ".wrap[aria-pressed=true]")).toBeGreaterThan(4.5);
  });
});

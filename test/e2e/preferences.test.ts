import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, sidewaysScroll, useBrowser } from "./browser.ts";

const open = useBrowser();
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
    await hydrated(page);
    await page.tap(".menu-button");
    const moving = await page.evaluate(() =>
      document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration) > 1),
    );
    expect(moving).not.toContain(true);
    const { left } = await page.$eval("#sidebar", (one) => one.getBoundingClientRect().toJSON());
    expect(left).toBe(0);
  });
});

describe.each(pages)("%s", (url) => {
  it("does not scroll sideways at 320 pixels, which is 400 % zoom on a laptop", async () => {
    const page = await open(url, { width: 320 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

/** Texts of the header and the article that are cut off or lie on top of each other. */
const hidden = (page: Page) =>
  page.$$eval(".header a, .header button, .header summary, h1, .page-tools a", (all) => {
    const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return shown
      .filter((one) => {
        const { left, right, top, width, height } = one.getBoundingClientRect();
        const isTop = top > 0 && top + height < innerHeight;
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        const isCovered = isTop && found !== null && !one.contains(found);
        return left < 0 || right > innerWidth || isCovered;
      })
      .map((one) => one.outerHTML.slice(0, 90));
  });

describe("what a page starts with", () => {
  it.each([320, 360, 375, 384, 390, 600, 700, 720, 768, 832, 1000, 1024, 1280, 1440, 1920])(
    "has room at %i pixels",
    async (width) => {
      const page = await open("/guides/caching/", { width });
      expect(await hidden(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );

  it("has lines of 65 to 80 characters", async () => {
    const page = await open("/guides/caching/");
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

  async function reader(url: string, scheme = "light", width = 1440) {
    const page = await open(url, { width });
    const session = await page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value: "active" },
        { name: "prefers-color-scheme", value: scheme },
      ],
    });
    await hydrated(page);
    return page;
  }

  it.each([
    ["page of the sidebar", ".section-pages"],
    ["section of the documentation menu", ".documentation-menu"],
    ["entry of the main menu", ".main-menu"],
    ["heading of the table of contents", ".table-of-contents"],
  ])("show the current %s", async (_name, menu) => {
    const page = await reader("/guides/caching/#checklist");
    await page.waitForSelector(`${menu} [aria-current]`);
    const current = await look(page, `${menu} a[aria-current]`);
    expect(current).not.toBe(await look(page, `${menu} a:not([aria-current])`));
  });

  it.each(["light", "dark"])("show the chosen package manager, in %s colours", async (scheme) => {
    const page = await reader("/guides/getting-started/", scheme);
    const chosen = await look(page, ".packages label:nth-of-type(1)");
    expect(chosen).not.toBe(await look(page, ".packages label:nth-of-type(2)"));
    expect(await contrast(page, ".packages label:nth-of-type(1)")).toBeGreaterThan(4.5);
  });

  it("show which code is wrapped", async () => {
    const page = await reader("/guides/code-splitting/", "dark", 390);
    await page.tap(".code > .wrap");
    const pressed = await look(page, ".wrap[aria-pressed=true]");
    expect(pressed).not.toBe(await look(page, ".wrap[aria-pressed=false]"));
    expect(await contrast(page, ".wrap[aria-pressed=true]")).toBeGreaterThan(4.5);
  });

  it("show the lines of code that stand out", async () => {
    const page = await reader("/contribute/writers-guide/");
    const line = await look(page, ".numbered .highlighted");
    expect(line).not.toBe(await look(page, ".numbered .line:not(.highlighted)"));
  });

  it("show what a swatch is about", async () => {
    const page = await reader("/branding/");
    const fill = await page.$eval(".swatch rect", (rect) => getComputedStyle(rect).fill);
    expect(fill).toMatch(/rgb\(\d+, \d+, \d+\)/);
  });
});

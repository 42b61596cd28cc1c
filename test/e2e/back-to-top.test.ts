import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, scrolled, settled, useBrowser } from "./browser.ts";

const open = useBrowser();
const button = ".back-to-top";

const isShown = (page: Page) =>
  page.$eval(button, (one) => one.checkVisibility({ visibilityProperty: true }));

async function reader(width: number, screens: number) {
  const page = await open("/guides/caching/", { width });
  await hydrated(page);
  await page.evaluate((count) => scrollTo(0, innerHeight * count), screens);
  await settled(page);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  return page;
}

describe("the way back to the top", () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
  ])("after %i screens is offered: %s", async (screens, expected) => {
    expect(await isShown(await reader(1440, screens))).toBe(expected);
  });

  it("takes no focus where it is not offered", async () => {
    const page = await reader(1440, 0);
    await page.focus(button);
    expect(await page.evaluate(() => document.activeElement?.className)).not.toBe("back-to-top");
  });

  it("leads to the title, with the focus, by keyboard", async () => {
    const page = await reader(1440, 3);
    await page.focus(button);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.evaluate(() => location.hash)).toBe("");
  });

  it("leads there at once for a reader who wants less motion", async () => {
    const page = await reader(390, 3);
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.tap(button);
    expect(await scrolled(page)).toBe(0);
  });

  it.each([320, 390, 820, 1000, 1279, 1280, 1440, 2560])(
    "covers no text at %i pixels, and is large enough for a finger",
    async (width) => {
      const page = await reader(width, 2);
      const {
        left,
        width: own,
        height,
      } = await page.$eval(button, (one) => one.getBoundingClientRect().toJSON());
      expect(own).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(24);
      // Of text and boxes, wherever they are on the page: they all come by.
      const right = await page.$$eval(
        "article > *, .article > *, .table-of-contents a, footer > *",
        (all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)),
      );
      expect(left).toBeGreaterThanOrEqual(Math.floor(right));
    },
  );
});

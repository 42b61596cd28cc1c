import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, resize, scrolled, settled, useReader } from "../browser.ts";
import { isShown } from "../seen.ts";

const open = useReader();
const button = ".back-to-top";

async function scrollDown(page: Page, screens: number) {
  await page.evaluate((count) => scrollTo(0, innerHeight * count), screens);
  await settled(page);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}

/** Edges of the button, and how far text and boxes reach: wherever on the page, they all come by. */
const places = (page: Page) =>
  page.$eval(button, (one) => {
    const { left, width, height } = one.getBoundingClientRect();
    const content = "article > *, .article > *, .table-of-contents a, footer > *";
    const rights = [...document.querySelectorAll(content)].map(
      (other) => other.getBoundingClientRect().right,
    );
    return { left, size: Math.min(width, height), right: Math.floor(Math.max(...rights)) };
  });

describe("the way back to the top", () => {
  it("is offered after two screens, and leads to the title, with the focus, by keyboard", async () => {
    const page = await open("/guides/caching/");
    for (const screens of [0, 1, 2]) {
      await scrollDown(page, screens);
      expect([screens, await isShown(page, button)]).toEqual([screens, screens === 2]);
      if (screens > 0) continue;
      await page.focus(button);
      expect(await page.evaluate(() => document.activeElement?.className)).not.toBe("back-to-top");
    }
    await page.focus(button);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.evaluate(() => location.hash)).toBe("");
  });

  it("covers no text at any width, is large enough for a finger, and leads there at once for a reader who wants less motion", async () => {
    const page = await open("/guides/caching/", { width: 320 });
    for (const width of [320, 390, 820, 1000, 1279, 1280, 1440, 2560]) {
      await resize(page, width);
      await hydrated(page);
      await scrollDown(page, 2);
      const { left, size, right } = await places(page);
      expect({ width, isLarge: size >= 24, covers: left < right }).toEqual({
        width,
        isLarge: true,
        covers: false,
      });
    }
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.click(button);
    expect(await scrolled(page)).toBe(0);
  });
});

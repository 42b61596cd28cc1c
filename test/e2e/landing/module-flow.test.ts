import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, settled, useBrowser, type ReaderOptions } from "../browser.ts";
import { fastClock, landingPage, moves, pause, stands, word } from "./landing.ts";

const open = useBrowser({ hasWorkers: false });
const reader = (options: ReaderOptions = {}) => landingPage(open, options);

/** Whether the drawing and the cube in it move. */
const isMoving = (page: Page) =>
  page.evaluate(() => {
    const shown = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
    return shown.some(({ playState }) => playState === "running");
  });

describe("the drawing", () => {
  it("moves while it can be seen, and only then, and says what it shows", async () => {
    const page = await reader({ height: 700 });
    await moves(page);
    expect(await isMoving(page)).toBe(true);
    await page.evaluate(() => scrollTo(0, 3000));
    await stands(page);
    expect(await isMoving(page)).toBe(false);
    const label = await page.$eval(".module-flow", (one) => one.ariaLabel ?? "");
    const names = await page.$$eval(".flow-wide .flow-box text", (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(names).toHaveLength(12);
    for (const name of ["index.ts", "cart.ts", "main.js", "photo.png"]) {
      expect(names).toContain(name);
      expect(label).toContain(name);
    }
  });

  it("can be read at any width, and has a cube that is 120 pixels deep where there is room", async () => {
    const page = await reader();
    const depth = await page.$eval(".flow-wide .face.outer", (one) => getComputedStyle(one).width);
    expect(depth).toBe("120px");
    for (const [width, shown, other] of [
      [1440, "wide", "tall"],
      [820, "tall", "wide"],
      [390, "tall", "wide"],
      [320, "tall", "wide"],
    ] as const) {
      await page.setViewport({ width, height: 844, isMobile: width < 600 });
      await settled(page);
      const sizes = await page.$$eval(`.flow-${shown} .flow-box text`, (all) =>
        all.map((one) => {
          const scale = one.getBoundingClientRect().width / one.getBBox().width;
          return scale * parseFloat(getComputedStyle(one).fontSize);
        }),
      );
      const isOtherShown = await page.$eval(`.flow-${other}`, (one) => one.checkVisibility());
      const isLegible = Math.min(...sizes) > 10.5;
      expect({ width, isLegible, isOtherShown }).toEqual({
        width,
        isLegible: true,
        isOtherShown: false,
      });
    }
  });
});

describe("a reader who wants no motion", () => {
  it("stops all of it with one button, also for the next page of the visit", async () => {
    const page = await reader({ prepare: fastClock });
    await moves(page);
    await page.click(".motion-button");
    await stands(page);
    expect(await isMoving(page)).toBe(false);
    const before = await word(page);
    await pause(500);
    expect(await word(page)).toBe(before);
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector(".motion-button")?.textContent === "Play motion",
    );
    expect(await isMoving(page)).toBe(false);
    await page.focus(".motion-button");
    await page.keyboard.press("Enter");
    await moves(page);
    expect(await isMoving(page)).toBe(true);
  });

  it("sees none where the system says so", async () => {
    const page = await reader({
      prepare: async (one) => {
        await fastClock(one);
        await one.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
      },
    });
    const before = await word(page);
    await pause(600);
    expect(await word(page)).toBe(before);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.$eval(".motion-button", (one) => one.checkVisibility())).toBe(false);
  });
});

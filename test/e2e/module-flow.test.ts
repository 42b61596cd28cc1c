import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser, type ReaderOptions } from "./browser.ts";
import { fastClock, landingPage, moves, pause, stands, word } from "./landing.ts";

const open = useBrowser();
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
  it("moves while it can be seen, and only then", async () => {
    const page = await reader({ height: 700 });
    await moves(page);
    expect(await isMoving(page)).toBe(true);
    await page.evaluate(() => scrollTo(0, 3000));
    await stands(page);
    expect(await isMoving(page)).toBe(false);
  });

  it("says what it shows", async () => {
    const page = await reader();
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

  it.each([
    [320, "tall"],
    [390, "tall"],
    [820, "tall"],
    [1440, "wide"],
  ])("can be read at %i pixels", async (width, shown) => {
    const page = await reader({ width });
    const sizes = await page.$$eval(`.flow-${shown} .flow-box text`, (all) =>
      all.map((one) => {
        const scale = one.getBoundingClientRect().width / one.getBBox().width;
        return scale * parseFloat(getComputedStyle(one).fontSize);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(10.5);
    const other = shown === "wide" ? "tall" : "wide";
    expect(await page.$eval(`.flow-${other}`, (one) => one.checkVisibility())).toBe(false);
  });

  it("has a cube that is 120 pixels deep where there is room", async () => {
    const page = await reader();
    const depth = await page.$eval(".flow-wide .face.outer", (one) => getComputedStyle(one).width);
    expect(depth).toBe("120px");
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

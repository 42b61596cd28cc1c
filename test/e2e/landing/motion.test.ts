import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser } from "../browser.ts";
import { shifts, watchShifts } from "../shifts.ts";
import { fastClock, landingPage, moves, word } from "./landing.ts";

const open = useBrowser({ hasWorkers: false });

const text = (page: Page) => page.$eval("h1", ({ textContent }) => textContent);

/** The next six words that are on the screen, and how many seconds that took. */
const nextWords = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now();
    const words = await new Promise<readonly string[]>((resolve) => {
      const seen: string[] = [];
      const rotator = document.querySelector(".text-rotator");
      const observer = new MutationObserver(() => {
        const current = rotator?.querySelector('[data-state="current"]')?.textContent ?? "";
        if (seen.at(-1) !== current) seen.push(current);
        if (seen.length === 6) resolve(seen);
      });
      if (rotator) observer.observe(rotator, { subtree: true, attributes: true });
    });
    return { words, seconds: (performance.now() - start) / 1000 };
  });

/** Whether the drawing and the cube in it move. */
const isMoving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .some(({ playState }) => playState === "running"),
  );

/** Waits until the drawing stands still, and the word, too. */
async function expectStandstill(page: Page) {
  await page.waitForSelector('[data-moving="false"]');
  expect(await isMoving(page)).toBe(false);
  const before = await word(page);
  await pause(600);
  expect(await word(page)).toBe(before);
}

async function expectMotion(page: Page) {
  await moves(page);
  expect(await isMoving(page)).toBe(true);
  const last = await word(page);
  await page.waitForFunction(
    (before) => document.querySelector('[data-state="current"]')?.textContent !== before,
    {},
    last,
  );
}

describe("the motion of the landing page", () => {
  it("is a headline that shows one word after the other, each for five seconds, and starts again, for screen readers always one sentence; nothing else moves", async () => {
    const page = await landingPage(open, {
      prepare: async (one) => {
        await fastClock(one);
        await watchShifts(one);
      },
    });
    const { words, seconds } = await nextWords(page);
    const cycle = ["assets", "scripts", "images", "styles"];
    const start = cycle.indexOf(words[0] ?? "");
    expect(words).toEqual(words.map((_word, at) => cycle[(start + at) % 4]));
    // Without a clock that makes short work of five seconds, and of nothing else, half a minute.
    expect(seconds).toBeLessThan(10);
    expect(await shifts(page)).toEqual([]);
    expect(await text(page)).toBe("bundle your assets, scripts, images, and styles");
  });

  it("stands still while nobody can see it, and while the tab is hidden", async () => {
    const page = await landingPage(open, { height: 700, prepare: fastClock });
    await expectMotion(page);
    await page.evaluate(() => scrollTo(0, 3000));
    await expectStandstill(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expectMotion(page);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expectStandstill(page);
  });

  it("is stopped by one button, also for the next page of the visit, and not there where the system wants none", async () => {
    const page = await landingPage(open, { prepare: fastClock });
    await moves(page);
    await page.click(".motion-button");
    await expectStandstill(page);
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
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.reload();
    await hydrated(page);
    await expectStandstill(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.$eval(".motion-button", (one) => one.checkVisibility())).toBe(false);
  });
});

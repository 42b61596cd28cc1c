import type { Page } from "puppeteer";

type Point = readonly [x: number, y: number];

/** How often a finger reports where it is on its way. */
const steps = 8;

/** Touches the page and moves over it, in pixels, without lifting the finger. */
export async function drag(page: Page, [x, y]: Point, [right, down]: Point): Promise<void> {
  await page.touchscreen.touchStart(x, y);
  for (let step = 1; step <= steps; step += 1) {
    await page.touchscreen.touchMove(x + (right * step) / steps, y + (down * step) / steps);
  }
}

/** Touches the page, moves over it and lifts the finger. */
export async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  await drag(page, from, by);
  await page.touchscreen.touchEnd();
}

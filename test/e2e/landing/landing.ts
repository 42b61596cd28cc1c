import type { Page } from "puppeteer";
import { hydrated, settled, type OpenPage, type ReaderOptions } from "../browser.ts";

/** A reader of the landing page, once it has come to life. */
export async function landingPage(open: OpenPage, options: ReaderOptions = {}): Promise<Page> {
  const page = await open("/", options);
  await hydrated(page);
  await page.waitForSelector("[data-moving]");
  await settled(page);
  return page;
}

/** The word of the headline that is on the screen. */
export const word = (page: Page): Promise<string> =>
  page.$eval('.text-rotator [data-state="current"]', ({ textContent }) => textContent);

/** Waits until the drawing moves. */
export const moves = (page: Page): Promise<unknown> => page.waitForSelector('[data-moving="true"]');

/** Waits until it stands still. */
export const stands = (page: Page): Promise<unknown> =>
  page.waitForSelector('[data-moving="false"]');

/** Lets five seconds take 150 milliseconds, and counts in `delays` how often they were waited for. */
export const fastClock = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout: original } = window;
    const delays: number[] = [];
    const faster = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
      if (delay === 5000) delays.push(delay);
      return original(handler, delay === 5000 ? 150 : delay, ...rest);
    };
    Object.assign(window, { delays, setTimeout: faster });
  });

/** @param milliseconds in which something would happen that must not */
export const pause = (milliseconds: number): Promise<unknown> =>
  new Promise((done) => setTimeout(done, milliseconds));

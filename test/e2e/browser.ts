import puppeteer, { type Browser, type Page } from "puppeteer";
import { launchOptions } from "../../src/commands/browser.ts";

export const openBrowser = async (): Promise<Browser> => puppeteer.launch(await launchOptions());

export interface Reader {
  readonly page: Page;
  /** Console errors and uncaught exceptions so far; a page without them is part of every test. */
  readonly errors: readonly string[];
}

export interface ReaderOptions {
  readonly width?: number;
  readonly theme?: "light" | "dark";
  readonly javaScript?: boolean;
}

/**
 * Opens a page of the site as a new reader, with nothing stored. Other hosts cannot be reached.
 *
 * @param url rooted
 */
export async function read(
  browser: Browser,
  url: string,
  options: ReaderOptions = {},
): Promise<Reader> {
  const { width = 1440, theme = "light", javaScript = true } = options;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    const isOther = !message.location().url?.startsWith(siteUrl());
    if (message.type() === "error" && !isOther) errors.push(message.text());
  });
  await page.setJavaScriptEnabled(javaScript);
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
  const isPhone = width < 600;
  await page.setViewport({
    width,
    height: isPhone ? 844 : 900,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  await page.goto(siteUrl() + url, { waitUntil: "load" });
  return { page, errors };
}

/** Where `setup.ts` serves the production build. */
export function siteUrl(): string {
  const { SITE_URL: url } = process.env;
  if (url === undefined) throw new Error("SITE_URL is not set: run the suite with npm test.");
  return url;
}

/** Waits until the site runs in the page: from then on links are followed without page loads. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => history.scrollRestoration === "manual");

import { afterAll, afterEach, beforeAll, expect } from "@jest/globals";
import type { Browser, BrowserContext, Page } from "puppeteer";
import { noteViolations } from "./violations.ts";
import { startSearchLate } from "./late-search.ts";
import { connect } from "./worker-browser.ts";

export interface ReaderOptions {
  readonly width?: number;
  readonly height?: number;
  /** What the reader's system is set to. */
  readonly theme?: "light" | "dark";
  readonly javaScript?: boolean;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Errors that are what the test is about; any other fails it. */
  readonly expected?: RegExp;
  /** Another page of a reader who is here already: same storage, same cache. */
  readonly beside?: Page;
}

/** @returns the page at an address of the site (or of another host), once it has loaded */
export type OpenPage = (url: string, options?: ReaderOptions) => Promise<Page>;

/**
 * The worker's browser, for the tests of a file. Pages are opened as a new reader would, with nothing
 * stored; other hosts cannot be reached. After each test its pages are closed, and none of them may have
 * had a console error or an uncaught exception, or violated the site's policy, nor may its workers.
 *
 * @param isSearchWarm whether the search gets ready before it is used: see `late-search.ts`
 * @param hasWorkers whether the site may start its service worker: installing it is a quarter of what
 *   opening a page costs, and most tests are about something else
 */
export function useBrowser({ hasWorkers = true, isSearchWarm = false } = {}): OpenPage {
  let browser: Browser;
  /** With what has to be done before each is closed. */
  const contexts = new Map<BrowserContext, () => Promise<void>>();
  const errors: string[] = [];
  beforeAll(async () => void (browser = await connect()));
  afterAll(() => browser.disconnect());
  afterEach(async () => {
    for (const [context, finish] of contexts) {
      await finish();
      await context.close();
    }
    contexts.clear();
    expect(errors.splice(0)).toEqual([]);
  });
  return async (url, options = {}) => {
    const note = (text: string) => {
      if (options.expected?.test(text) !== true) errors.push(text);
    };
    const context = options.beside?.browserContext() ?? (await browser.createBrowserContext());
    if (!contexts.has(context)) contexts.set(context, await noteViolations(context, note));
    const page = await context.newPage();
    noteErrors(page, note);
    await setUp(page, options);
    if (!hasWorkers) await page.evaluateOnNewDocument(withoutWorkers);
    if (!isSearchWarm) await page.evaluateOnNewDocument(startSearchLate);
    await options.prepare?.(page);
    await page.goto(new URL(url, siteUrl()).href, { waitUntil: "load" });
    return page;
  };
}

/** As `useBrowser`, without the service worker; a page is given once the site runs in it, if it may. */
export function useReader(): OpenPage {
  const open = useBrowser({ hasWorkers: false });
  return async (url, options) => {
    const page = await open(url, options);
    if (options?.javaScript !== false) await hydrated(page);
    return page;
  };
}

const withoutWorkers = () => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker");

function noteErrors(page: Page, note: (text: string) => void): void {
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => {
    // Pictures of contributors come from another host; code in development has addresses of its own.
    const { url = "" } = message.location();
    const isElsewhere = /^https?:/.test(url) && !url.startsWith(siteUrl());
    if (message.type() === "error" && !isElsewhere) note(message.text());
  });
}

async function setUp(page: Page, options: ReaderOptions): Promise<void> {
  const { width = 1440, height, theme = "light", javaScript = true } = options;
  await page.setJavaScriptEnabled(javaScript);
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
  await resize(page, width, height);
}

/** Gives a page another width; it is loaded anew where a phone becomes a computer. */
export async function resize(
  page: Page,
  width: number,
  height = width < 600 ? 844 : 900,
): Promise<void> {
  const isPhone = width < 600;
  await page.setViewport({ width, height, hasTouch: isPhone, isMobile: isPhone });
}

/** Loads another page of the site, as if its address were typed. */
export const load = (page: Page, url: string): Promise<unknown> =>
  page.goto(new URL(url, siteUrl()).href, { waitUntil: "load" });

/** Loads another page of the site, and waits until the site runs in it. */
export async function goTo(page: Page, url: string): Promise<void> {
  await load(page, url);
  await hydrated(page);
}

/** Changes what the reader's system is set to. */
export const switchTheme = (page: Page, theme: "light" | "dark"): Promise<void> =>
  page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);

/** Lets a test answer a page's requests; a service worker would make some of them out of its sight. */
export async function intercept(page: Page): Promise<void> {
  await page.setBypassServiceWorker(true);
  await page.setRequestInterception(true);
}

/** Lets none of the page's scripts arrive any more. */
export async function withoutScripts(page: Page): Promise<void> {
  await intercept(page);
  page.on("request", (request) =>
    request.resourceType() === "script" ? request.abort() : request.continue(),
  );
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

/** Has a page laid out whole, as if its reader had been everywhere: see `browser/article/late-layout.ts`. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute("data-late-layout"));
  await settled(page);
}

/** Waits until a page of the site is on the screen, text and all. */
export async function arrived(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector("h1")?.textContent === wanted &&
      document.querySelector(".page-placeholder") === null,
    {},
    title,
  );
}

/** Clicks the link of the sidebar to another page of the section. */
export const follow = (page: Page, url: string): Promise<void> =>
  page.click(`#sidebar a[href="${url}"]`);

/** How far the page is scrolled down, in pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Marks the document, so that `isSameDocument` can tell whether it was loaded again. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => "isMarked" in window);

/** Address of the page, without the host. */
export const address = (page: Page): string => page.url().slice(siteUrl().length);

/** Two frames: what was scrolled, focused or moved is done then. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** How far the page itself can be scrolled sideways, in pixels; what is in it may. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(10_000, scrollY);
    return scrollX;
  });

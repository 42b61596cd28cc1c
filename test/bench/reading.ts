import type { Browser, NetworkConditions, Page } from "puppeteer";
import { median } from "./medians.ts";

/** A site that is read. */
export interface Site {
  readonly url: string;
  /** Of a page, below the site's URL, from its name. */
  readonly pathOf: (page: string) => string;
  /** A selector of what holds the links to other pages. */
  readonly sidebar: string;
  /** Selectors. */
  readonly search: { readonly button: string; readonly result: string };
}

/** This site, whichever content it has. */
export const ownSite: Omit<Site, "url"> = {
  pathOf: (page) => `/${page}/`,
  sidebar: ".section-pages",
  search: { button: ".search-button", result: "a.search-option" },
};

/** Names of pages, with their sections: one to come from, an average one, and the largest. */
export interface ReadPages {
  readonly from: string;
  readonly average: string;
  readonly largest: string;
}

/** In milliseconds. */
export interface ReadingTimes {
  /** From a click on a link, whose page has been prefetched, to its article on the screen. */
  readonly click: number;
  readonly clickToLargest: number;
  /** The same on a slow network, for readers whose pointer was over the link for 0.3 s. */
  readonly slowClick: number;
  readonly slowClickToLargest: number;
  /** From the first key in the search to its first result, when the page has been idle. */
  readonly search: number;
  /** The same right after the page has loaded for the first time. */
  readonly coldSearch: number;
  /** For how long long tasks block the largest page after its first paint, on a CPU 4 times slower. */
  readonly blocking: number;
}

/**
 * The time of the first paint, as the browser notes it, falls before its task in one load and into it
 * in the next. A task counts only in the first case, so a single load would be chance.
 */
const blockingLoads = 5;

/** Measures what a new reader waits for. */
export async function measureReading(
  browser: Browser,
  site: Site,
  pages: ReadPages,
): Promise<ReadingTimes> {
  const asNewReader = async <Result>(use: (tab: Page) => Promise<Result>): Promise<Result> => {
    const context = await browser.createBrowserContext();
    try {
      const tab = await context.newPage();
      await tab.setViewport({ width: 1440, height: 900 });
      return await use(tab);
    } finally {
      await context.close();
    }
  };
  const click = async (to: string, isSlow: boolean) => {
    const beginning = await asNewReader((tab) => beginningOf(tab, site, to));
    return asNewReader((tab) => clickTime(tab, site, { from: pages.from, to, isSlow, beginning }));
  };
  const blocking: number[] = [];
  for (let load = 0; load < blockingLoads; load++) {
    blocking.push(await asNewReader((tab) => blockingTime(tab, site, pages.largest)));
  }
  return {
    click: await click(pages.average, false),
    clickToLargest: await click(pages.largest, false),
    slowClick: await click(pages.average, true),
    slowClickToLargest: await click(pages.largest, true),
    search: await asNewReader((tab) => searchTime(tab, site, pages.largest, true)),
    coldSearch: await asNewReader((tab) => searchTime(tab, site, pages.largest, false)),
    blocking: median(blocking),
  };
}

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md, in bytes and ms. */
const slow4G: NetworkConditions = { download: 204_800, upload: 96_000, latency: 150 };

/** The texts of its title and first heading. */
async function beginningOf(tab: Page, site: Site, page: string): Promise<readonly string[]> {
  await tab.goto(site.url + site.pathOf(page));
  return tab.evaluate(() =>
    ["h1", "h2"].map((name) => document.querySelector(name)?.textContent ?? ""),
  );
}

interface Click {
  readonly from: string;
  readonly to: string;
  readonly isSlow: boolean;
  /** Of the page that it leads to. */
  readonly beginning: readonly string[];
}

async function clickTime(tab: Page, site: Site, { from, to, isSlow, beginning }: Click) {
  await tab.evaluateOnNewDocument(watch, { event: "click", beginning });
  await tab.goto(site.url + site.pathOf(from), { waitUntil: "networkidle0" });
  const link = `${site.sidebar} a[href="${site.pathOf(to)}"]`;
  if (isSlow) await tab.emulateNetworkConditions(slow4G);
  await tab.hover(link);
  if (isSlow) await new Promise((done) => setTimeout(done, 300));
  else await tab.waitForNetworkIdle({ idleTime: 500 });
  await tab.click(link);
  return watchedTime(tab);
}

async function searchTime(tab: Page, site: Site, page: string, isIdle: boolean) {
  const { button, result } = site.search;
  await tab.evaluateOnNewDocument(watch, { event: "keydown", result });
  await tab.goto(site.url + site.pathOf(page), { waitUntil: "load" });
  if (isIdle) await new Promise((done) => setTimeout(done, 8000));
  await tab.waitForSelector(button);
  await tab.click(button);
  await tab.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await tab.keyboard.press("c");
  return watchedTime(tab);
}

/** Set by `watch`. The rare look at it takes no time of the page's. */
async function watchedTime(tab: Page): Promise<number> {
  const time = await tab.waitForFunction(() => Reflect.get(window, "watchedTime"), {
    polling: 200,
    timeout: 60_000,
  });
  return time.evaluate((value) => Number(value));
}

interface Watched {
  readonly event: string;
  /** What the event leads to: a page's title and first heading, or an element. */
  readonly beginning?: readonly string[];
  readonly result?: string;
}

/** Notes the time from an event to the frame that shows what it leads to, also in another document. */
function watch({ event, beginning, result }: Watched) {
  const now = () => performance.timeOrigin + performance.now();
  document.addEventListener(
    event,
    ({ timeStamp }) => sessionStorage.setItem("began", String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
  const isShown = () =>
    result === undefined
      ? ["h1", "h2"].every(
          (name, at) => document.querySelector(name)?.textContent === beginning?.[at],
        )
      : document.querySelector(result) !== null;
  const look = () => {
    const began = sessionStorage.getItem("began");
    if (began === null || !isShown()) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Reflect.set(window, "watchedTime", now() - Number(began));
    return port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/** https://web.dev/articles/tbt, until two seconds after the page has loaded. */
async function blockingTime(tab: Page, site: Site, page: string): Promise<number> {
  await tab.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await tab.emulateCPUThrottling(4);
  await tab.goto(site.url + site.pathOf(page), { waitUntil: "load" });
  await new Promise((done) => setTimeout(done, 2000));
  return tab.evaluate(async () => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const tasks = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "longtask",
        buffered: true,
      });
      setTimeout(() => resolve([]), 500);
    });
    return tasks
      .filter(({ startTime }) => startTime >= (paint?.startTime ?? 0))
      .reduce((sum, { duration }) => sum + duration - 50, 0);
  });
}

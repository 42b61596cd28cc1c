import type { Browser, NetworkConditions, Page } from "puppeteer";

export interface ReadingTimes {
  /** From a click on a link, whose page has been prefetched, to its article on the screen. */
  readonly click: number;
  /** The same on a slow network, for readers whose pointer was over the link for 0.3 s. */
  readonly slowClick: number;
  /** From the first key in the search to its first result, when the page has been idle. */
  readonly search: number;
  /** The same right after the page has loaded for the first time. */
  readonly coldSearch: number;
  /** For how long long tasks block the page after its first paint, on a CPU 4 times slower. */
  readonly blocking: number;
}

const count = 5;

/**
 * Measures what readers wait for, in milliseconds: the medians of new readers.
 *
 * @param url of the site
 * @param page the largest one, as a path, with links to the others of its section
 */
export async function measureReading(
  browser: Browser,
  url: string,
  page: string,
): Promise<ReadingTimes> {
  const median = async (measure: (tab: Page) => Promise<number>) => {
    const times: number[] = [];
    for (let reader = 0; reader < count; reader += 1) {
      const context = await browser.createBrowserContext();
      times.push(await measure(await context.newPage()));
      await context.close();
    }
    return times.toSorted((a, b) => a - b)[(count - 1) / 2] ?? NaN;
  };
  const address = url + page;
  return {
    click: await median((tab) => clickTime(tab, address, false)),
    slowClick: await median((tab) => clickTime(tab, address, true)),
    search: await median((tab) => searchTime(tab, address, true)),
    coldSearch: await median((tab) => searchTime(tab, address, false)),
    blocking: await median((tab) => blockingTime(tab, address)),
  };
}

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md, in bytes and ms. */
const slow4G: NetworkConditions = { download: 204_800, upload: 96_000, latency: 150 };

/** From the page before, in a new document, which knows no other page. */
async function clickTime(tab: Page, address: string, isSlow: boolean): Promise<number> {
  await tab.setViewport({ width: 1440, height: 900 });
  await tab.goto(address, { waitUntil: "networkidle0" });
  const previous = await tab.$eval('a[rel="prev"]', ({ href }) => href);
  await tab.goto(previous, { waitUntil: "networkidle0" });
  const path = new URL(address).pathname;
  const link = `.section-pages [href="${path}"]`;
  if (isSlow) await tab.emulateNetworkConditions(slow4G);
  await tab.hover(link);
  if (isSlow) await new Promise((done) => setTimeout(done, 300));
  else await tab.waitForNetworkIdle({ idleTime: 500 });
  const done = `[href="${path}"][aria-current]`;
  return timeTo(tab, { event: "click", within: "#root", done }, () => tab.click(link));
}

async function searchTime(tab: Page, address: string, isIdle: boolean): Promise<number> {
  await tab.goto(address, { waitUntil: "load" });
  if (isIdle) {
    while (!tab.workers().some((worker) => /search-worker/.test(worker.url())))
      await new Promise((done) => setTimeout(done, 100));
    await new Promise((done) => setTimeout(done, 3000));
  }
  await tab.waitForSelector(".search-button");
  await tab.click(".search-button");
  return timeTo(tab, { event: "keydown", within: ".search", done: "a.search-option" }, () =>
    tab.keyboard.press("c"),
  );
}

interface Awaited {
  readonly event: string;
  /** What changes. */
  readonly within: string;
  /** What is there at the end. */
  readonly done: string;
}

/** From an event to the frame that shows what it leads to. */
async function timeTo(tab: Page, awaited: Awaited, act: () => Promise<void>): Promise<number> {
  const time = await tab.evaluateHandle(({ event, within, done }) => {
    let began = NaN;
    const begin = (one: Event) => (began = one.timeStamp);
    document.addEventListener(event, begin, { capture: true, once: true });
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(done) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(0);
        });
      });
      const place = document.querySelector(within);
      if (place === null) throw new Error(`There is no ${within}.`);
      observer.observe(place, { childList: true, subtree: true, attributes: true });
    });
    return { shown };
  }, awaited);
  await act();
  return time.evaluate(({ shown }) => shown);
}

/** https://web.dev/articles/tbt, until two seconds after the page has loaded. */
async function blockingTime(tab: Page, address: string): Promise<number> {
  await tab.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await tab.emulateCPUThrottling(4);
  await tab.goto(address, { waitUntil: "load" });
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

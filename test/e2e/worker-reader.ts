import { setTimeout } from "node:timers/promises";
import type { Page } from "puppeteer";
import type { OpenPage, ReaderOptions } from "./browser.ts";
import type { Host } from "./host.ts";

/** Waits until the reader's browser has the service worker, and it keeps the page on the screen. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const page = await caches.match(location.pathname, { cacheName: "webpack-pages" });
    return active?.state === "activated" && page !== undefined;
  });
}

/** Opens a page, and waits for the service worker. */
export async function openWithWorker(
  open: OpenPage,
  url: string,
  options?: ReaderOptions,
): Promise<Page> {
  const page = await open(url, options);
  await workerIsReady(page);
  return page;
}

/** Follows an address as if it were typed. */
export const visit = (page: Page, url: string) =>
  page.goto(new URL(url, page.url()).href, { waitUntil: "load" });

export const cacheNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).toSorted());

/** Addresses that a cache keeps. */
export const kept = (page: Page, kind: string): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    return requests.map(({ url }) => url.replace(location.origin, ""));
  }, `webpack-${kind}`);

/** Waits until the text of a page is kept as the build has it that is live. */
export const textIsKept = (page: Page, url: string): Promise<unknown> =>
  page.waitForFunction(
    async (wanted) => {
      const { pages } = await (await fetch("/build.json")).json();
      return caches.match(String(pages[wanted]));
    },
    {},
    url,
  );

/** The title, or whatever else stands there first. */
export const heading = (page: Page): Promise<string | null> =>
  page.$eval("h1", ({ textContent }) => textContent);

/** Looks for a new worker, and waits until its installation has ended one way or the other. */
export const check = (page: Page) =>
  page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    const registration = await ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing !== null) {
      await new Promise<void>((done) => {
        installing.addEventListener("statechange", () => done());
      });
    }
    return registration.waiting !== null;
  });

/** Takes the update that is offered, and waits for the page to be loaded again. */
export async function update(page: Page) {
  await page.waitForSelector(".update-offer button");
  const loaded = page.waitForNavigation({ waitUntil: "load" });
  // It may be collapsed, or below a dialog.
  await page.$eval(".update-offer button", (button) => button.click());
  await loaded;
  await workerIsReady(page);
}

/** Stands before a worker in a browser whose reader has asked it to save data. */
export const saving = `Object.defineProperty(navigator, "connection", { value: { saveData: true } });\n`;

/** Publishes a build, and gives the reader its worker and its page. */
export async function takeUpdate(page: Page, host: Host, build: string): Promise<void> {
  await host.publish(build);
  while (!(await check(page))) await setTimeout(300);
  await update(page);
}

/** The first words of the article. */
export const firstParagraph = (page: Page) =>
  page.$eval(".article p", ({ textContent }) => textContent);

import type { Page } from "puppeteer";

/** Waits until the reader's browser has the service worker, and it keeps the page on the screen. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const pages = (await caches.keys()).filter((name) => /^webpack-.+-pages$/.test(name));
    const kept = pages.map((cacheName) => caches.match(location.pathname, { cacheName }));
    return active?.state === "activated" && (await Promise.all(kept)).some(Boolean);
  });
}

/** Follows an address as if it were typed. */
export const visit = (page: Page, url: string) =>
  page.goto(new URL(url, page.url()).href, { waitUntil: "load" });

export const cacheNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).toSorted());

/** Addresses that a kind of cache keeps, of all builds. */
export const kept = (page: Page, kind: string): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(`-${wanted}`));
    const lists = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => url.replace(location.origin, ""));
  }, kind);

/** The title, or whatever else stands there first. */
export const heading = (page: Page): Promise<string | null> =>
  page.$eval("h1", ({ textContent }) => textContent);

import { setTimeout } from "node:timers/promises";
import type { Page } from "puppeteer";
import type { Host } from "./host.ts";

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

/** Has the waiting worker take over, and waits for the page to be loaded again. */
export async function update(page: Page) {
  const loaded = page.waitForNavigation({ waitUntil: "load" });
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage({ type: "SKIP_WAITING" });
  });
  await loaded;
  await workerIsReady(page);
}

/** What the first worker of the site left: it goes when old caches do, and after these. */
const mark = "workbox-precache-v2-mark";

/** Has the waiting worker take over, and waits until it has removed what it will. */
export async function updateAndTidy(page: Page): Promise<void> {
  await page.evaluate((name) => caches.open(name), mark);
  await update(page);
  await page.waitForFunction(async (name) => !(await caches.has(name)), {}, mark);
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

/** The build of each cache. */
export const idOf = async (page: Page) =>
  (await cacheNames(page)).map((name) => name.split("-")[1]);

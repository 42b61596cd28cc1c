import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { settled, useBrowser, type ReaderOptions } from "../browser.ts";
import { useHost } from "../host.ts";
import { useTwoBuilds } from "../sites/two-builds.ts";
import { workerIsReady } from "../worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);

const url = "/guides/first/";
const box = ".update-notice";
const button = `${box} .button`;

async function reader(options: ReaderOptions = {}): Promise<Page> {
  const page = await open(host().url + url, options);
  await workerIsReady(page);
  return page;
}

/** The reader comes back to the tab. */
const focus = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

/** A reader to whom the second version is offered. */
async function offered(options: ReaderOptions = {}): Promise<Page> {
  const page = await reader(options);
  await host().publish(builds().second);
  await focus(page);
  await page.waitForSelector(box);
  return page;
}

const text = (page: Page, selector: string) =>
  page.$eval(selector, ({ textContent }) => textContent);

const isSecond = (page: Page) =>
  page.waitForFunction(() =>
    document.querySelector(".article p")?.textContent?.includes("The second version."),
  );

/** Reads on, in the middle of the page. */
async function readOn(page: Page) {
  await page.bringToFront();
  await page.$eval("#part-30", (heading) => heading.scrollIntoView({ behavior: "instant" }));
  await settled(page);
  return placeOf(page);
}

/** Where in the window the reader is: a heading's distance from its top, in pixels. */
const placeOf = (page: Page) =>
  page.$eval("#part-30", (heading) => heading.getBoundingClientRect().top);

/** Counts how often a tab loads a page from now on. */
async function countLoads(page: Page) {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

describe("the update notice", () => {
  it("is not there as long as there is nothing new, for which the host is asked once in a while", async () => {
    const page = await reader();
    host().requests.length = 0;
    for (let at = 0; at < 5; at++) await focus(page);
    await page.waitForNetworkIdle({ idleTime: 500 });
    expect(await page.$(box)).toBeNull();
    const asked = host().requests.filter((one) => /^\/(?:sw\.js|build\.json)$/.test(one));
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  it("offers a new version when the reader comes back to the tab, politely, and in each new tab", async () => {
    const page = await offered();
    expect(await text(page, `${box} p`)).toBe("A new version is available");
    expect(await text(page, button)).toBe("UPDATE");
    await page.waitForFunction(
      () =>
        document.querySelector("[role=status][aria-live=polite]")?.textContent ===
        "A new version is available",
    );
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const other = await open(host().url + "/guides/second/", { beside: page });
    await other.waitForSelector(box);
  });

  it("looks for a new version each hour", async () => {
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => {
        const { setInterval } = window;
        const hour = 60 * 60 * 1000;
        Object.assign(window, {
          setInterval: (run: () => void, delay: number) => {
            if (delay === hour) addEventListener("an-hour-later", run);
            return setInterval(run, delay);
          },
        });
      });
    const page = await reader({ prepare });
    await host().publish(builds().second);
    await page.evaluate(() => dispatchEvent(new Event("an-hour-later")));
    await page.waitForSelector(box);
  });
});

describe("an accepted update", () => {
  it("loads every open tab again, once, at the place that was read", async () => {
    const page = await offered();
    const other = await open(`${host().url}${url}?other`, { beside: page });
    await other.waitForSelector(box);
    const before = { other: await readOn(other), page: await readOn(page) };
    const loads = [await countLoads(page), await countLoads(other)];
    host().requests.length = 0;
    await page.click(button);
    await isSecond(page);
    await page.waitForNetworkIdle({ idleTime: 1000 });
    expect(loads.map((count) => count())).toEqual([1, 1]);
    expect(
      host()
        .requests.filter((one) => one.startsWith(url))
        .toSorted(),
    ).toEqual([url, `${url}?other`]);
    await other.bringToFront();
    await isSecond(other);
    await settled(other);
    expect(await placeOf(page)).toBeCloseTo(before.page, -1);
    expect(await placeOf(other)).toBeCloseTo(before.other, -1);
    expect(await page.$(box)).toBeNull();
    expect(await other.$(box)).toBeNull();
    expect(await other.$$eval(".footer a", (all) => all[0]?.textContent)).toBe("Get going");
  });

  it("reaches a tab that was reloaded past all caches, and so has no worker", async () => {
    const page = await reader();
    const other = await open(host().url + url, { beside: page });
    const session = await other.createCDPSession();
    await Promise.all([
      other.waitForNavigation(),
      session.send("Page.reload", { ignoreCache: true }),
    ]);
    await other.waitForSelector(".update-place");
    expect(await other.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await host().publish(builds().second);
    await page.bringToFront();
    await focus(page);
    await page.waitForSelector(box);
    await page.click(button);
    await isSecond(page);
    await isSecond(other);
  });

  it("is under way until then, and cannot be asked for twice", async () => {
    const page = await offered();
    const states = await page.evaluate(
      (selector) =>
        new Promise<unknown>((resolve) => {
          const button = document.querySelector<HTMLButtonElement>(selector);
          new MutationObserver(() => resolve([button?.textContent, button?.disabled])).observe(
            document.querySelector(".update-notice") ?? document,
            { subtree: true, characterData: true },
          );
          button?.click();
        }),
      button,
    );
    expect(states).toEqual(["UPDATING", true]);
    await isSecond(page);
  });

  it("comes by a reload where the new worker does not start", async () => {
    const page = await reader();
    // It hears nothing that it is told.
    const fault = { answer: { type: "text/javascript", body: "/* deaf */" } };
    host().fault = (pathname) => (pathname === "/sw.js" ? fault : undefined);
    await host().publish(builds().second);
    await focus(page);
    await page.waitForSelector(box);
    await page.click(button);
    await isSecond(page);
  });
});

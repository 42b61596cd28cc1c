import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { settled, useBrowser, type ReaderOptions } from "../browser.ts";
import { useHost } from "../host.ts";
import { useTwoBuilds } from "../sites/two-builds.ts";
import { openWithWorker } from "../worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);

const url = "/guides/first/";
const box = ".update-notice";
const button = `${box} .button`;

const reader = (options?: ReaderOptions) => openWithWorker(open, host().url + url, options);

/** The reader comes back to the tab. */
const focus = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

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
  it("is not there as long as there is nothing new, for which the host is asked once in a while, and each hour; comes politely, and in each new tab", async () => {
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
    host().requests.length = 0;
    for (let at = 0; at < 5; at++) await focus(page);
    await page.waitForNetworkIdle({ idleTime: 500 });
    expect(await page.$(box)).toBeNull();
    const asked = host().requests.filter((one) => /^\/(?:sw\.js|build\.json)$/.test(one));
    expect(asked.length).toBeLessThanOrEqual(1);
    await host().publish(builds().second);
    await page.evaluate(() => dispatchEvent(new Event("an-hour-later")));
    await page.waitForSelector(box);
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

  it("comes when the reader is back in the tab; loads every open tab again, once, at the place that was read, also one that has no worker, as it was reloaded past all caches", async () => {
    const page = await reader();
    const other = await open(`${host().url}${url}?other`, { beside: page });
    await reloadPastCaches(other);
    await host().publish(builds().second);
    const before = { other: await readOn(other), page: await readOn(page) };
    await focus(page);
    await page.waitForSelector(box);
    const loads = [await countLoads(page), await countLoads(other)];
    host().requests.length = 0;
    expect(await statesOnUpdate(page)).toEqual(["UPDATING", true]);
    await isSecond(page);
    await other.bringToFront();
    await isSecond(other);
    await settled(other);
    await page.waitForNetworkIdle({ idleTime: 1000 });
    expect(loads.map((count) => count())).toEqual([1, 1]);
    expect(
      host()
        .requests.filter((one) => one.startsWith(url))
        .toSorted(),
    ).toEqual([url, `${url}?other`]);
    expect(await placeOf(page)).toBeCloseTo(before.page, -1);
    expect(await placeOf(other)).toBeCloseTo(before.other, -1);
    expect(await page.$(box)).toBeNull();
    expect(await other.$(box)).toBeNull();
    expect(await text(other, ".footer a")).toBe("Get going");
  });
});

async function reloadPastCaches(page: Page) {
  const session = await page.createCDPSession();
  await Promise.all([page.waitForNavigation(), session.send("Page.reload", { ignoreCache: true })]);
  await page.waitForSelector(".update-place");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
}

/** Presses the button, and gives its text and whether it is disabled as soon as it changes. */
const statesOnUpdate = (page: Page) =>
  page.evaluate(
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

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "../axe.ts";
import { settled, useBrowser } from "../browser.ts";
import { startHost, type Fault, type Host } from "../host.ts";
import { openWithWorker } from "../worker-reader.ts";

const open = useBrowser();

const box = ".update-notice";
const toggle = ".update-toggle";

// Only the worker and the list of files are others: where the notice stands is no matter of what is new.
let host: Host;
let worker: string;
beforeAll(async () => {
  host = await startHost("dist");
  worker = await readFile("dist/sw.js", "utf8");
});
afterAll(() => host.close());
beforeEach(() => {
  host.fault = () => undefined;
});

const reader = (width: number, url = "/guides/caching/") =>
  openWithWorker(open, host.url + url, { width });

async function offered(width: number, url?: string): Promise<Page> {
  const page = await reader(width, url);
  await offer(page);
  return page;
}

async function offer(page: Page): Promise<void> {
  const faults: Record<string, Fault> = {
    "/sw.js": { answer: { type: "text/javascript", body: `${worker}\n// newer` } },
    "/build.json": {
      answer: { type: "application/json", body: '{ "id": "newer", "assets": {} }' },
    },
  };
  host.fault = (pathname) => faults[pathname];
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.waitForSelector(box);
}

const rect = (page: Page, selector: string) =>
  page.$eval(selector, (one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    return { left, right, top, bottom, height };
  });

const isOpen = (page: Page) => page.$eval(box, (one) => one.hasAttribute("data-open"));

async function expectSlimBar(page: Page) {
  expect((await rect(page, box)).height).toBeLessThanOrEqual(62);
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
  const [{ top }, footer] = [await rect(page, box), await rect(page, ".footer")];
  expect(footer.bottom).toBeLessThanOrEqual(top + 1);
}

/** Collapsed, it is beside the text, and large enough for a finger. */
async function expectTab(page: Page) {
  expect(await findings(page, box)).toEqual([]);
  expect((await rect(page, `${box} .button`)).height).toBeGreaterThanOrEqual(24);
  await page.click(toggle);
  expect(await isOpen(page)).toBe(false);
  const { left, right, height } = await rect(page, toggle);
  expect(right - left).toBeGreaterThanOrEqual(24);
  expect(height).toBeGreaterThanOrEqual(24);
  expect(left).toBeGreaterThanOrEqual((await rect(page, ".article")).right - 1);
  expect(await findings(page, box)).toEqual([]);
}

/** What can have the focus and is below the bar's edge then. */
const coveredWithFocus = (page: Page, edge: number) =>
  page.$$eval(
    "main a[href], main button",
    (all, edge) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
          // To where the bar is.
          const { bottom } = one.getBoundingClientRect();
          scrollBy({ top: bottom - innerHeight + 4, behavior: "instant" });
          if (one instanceof HTMLElement) one.focus();
          return one.getBoundingClientRect().bottom > edge + 1;
        })
        .map(({ outerHTML }) => outerHTML),
    edge,
  );

describe("the update notice", () => {
  it("is beside the text, where there is a sidebar, moves nothing, and is not on paper; collapsed, it is a tab", async () => {
    const page = await reader(1440);
    const places = () =>
      page.$$eval("h1, h2, p, #sidebar a", (all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
    const before = await places();
    await offer(page);
    expect((await places()).slice(0, before.length)).toEqual(before);
    expect((await rect(page, box)).right).toBeLessThanOrEqual((await rect(page, "main")).left);
    await page.$eval("#sidebar", (one) => one.scrollTo(0, one.scrollHeight));
    const { bottom } = await rect(page, "#sidebar li:last-child");
    expect(bottom).toBeLessThanOrEqual((await rect(page, box)).top);
    await page.emulateMediaType("print");
    expect(await page.$eval(box, (one) => one.checkVisibility())).toBe(false);
    await page.emulateMediaType("screen");
    await expectTab(page);
  });

  it.each([
    [1440, "/"],
    [820, "/vote/"],
  ])("is a slim bar at %i pixels of %s, with room at the page's end", async (width, url) => {
    await expectSlimBar(await offered(width, url));
  });

  it.each([390, 320])(
    "is a slim bar at %i pixels, not over the way back to the top or what has the focus, nor to be reached behind an open menu; collapsed, it is a tab",
    async (width) => {
      const page = await offered(width);
      await expectSlimBar(page);
      const { top } = await rect(page, box);
      await page.evaluate(() => scrollTo({ top: 5000, behavior: "instant" }));
      await page.waitForSelector(".back-to-top[data-shown]");
      expect((await rect(page, ".back-to-top")).bottom).toBeLessThanOrEqual(top);
      expect(await coveredWithFocus(page, top)).toEqual([]);
      await expectTab(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.tap(".menu-button");
      await page.waitForSelector("#sidebar[data-open]");
      expect(await page.$eval(box, (one) => one.closest("[inert]") !== null)).toBe(true);
    },
  );

  it("stays collapsed in other tabs and on later visits, until it is expanded", async () => {
    const page = await offered(1440);
    const other = await open(`${host.url}/guides/`, { beside: page });
    await other.waitForSelector(box);
    await page.bringToFront();
    // A tab that comes to the front has no clicks before its first frame.
    await settled(page);
    await page.click(toggle);
    expect(await isOpen(page)).toBe(false);
    await other.waitForSelector(`${box}:not([data-open])`);
    expect(await page.evaluate(() => localStorage.getItem("app-update-button"))).toBe("collapsed");
    await page.reload();
    await page.waitForSelector(box);
    expect(await isOpen(page)).toBe(false);
    // By the keyboard: the button stays the one that has the focus.
    await page.focus(toggle);
    await page.keyboard.press("Enter");
    expect(await isOpen(page)).toBe(true);
    expect(await page.$eval(toggle, (one) => one === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("app-update-button"))).toBe(null);
  });
});

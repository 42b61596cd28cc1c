import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  intercept,
  useBrowser,
  useReader,
  type ReaderOptions,
} from "../browser.ts";
import { findings } from "../axe.ts";
import { announced } from "../seen.ts";
import { openWithWorker } from "../worker-reader.ts";

const open = useReader();
const openSite = useBrowser();

const url = "/guides/caching/";
const entry = "/configuration/output/#outputclean";
/** Not in a tab that is hidden. */
const name = `.article > .code a[href="${entry}"]`;
const tooltip = "#name-tooltip:popover-open";

/** Once names answer, which no reader waits for. */
async function reader(options?: ReaderOptions): Promise<Page> {
  const page = await open(url, options);
  await page.waitForSelector("[data-offers-offline]");
  return page;
}

const shown = async (page: Page): Promise<string> => {
  const box = await page.waitForSelector(tooltip);
  return (await box?.evaluate((one) => (one instanceof HTMLElement ? one.innerText : ""))) ?? "";
};

const isGone = (page: Page) =>
  page.waitForFunction((box) => !document.querySelector(box), {}, tooltip);

const description = (page: Page) =>
  page.$eval(name, (link) => link.getAttribute("aria-describedby"));

describe("the name of an option in a sample", () => {
  it("says type and default to the pointer, which may move to what it says; and no longer once the pointer is elsewhere", async () => {
    const page = await reader();
    await page.hover(name);
    expect(await shown(page)).toMatch(
      /^output\.clean\s+Type\s+boolean [^]+\sDefault\s+not set[^]+\sSince\s+5\.20\.0$/,
    );
    expect(await description(page)).toBe("name-tooltip");
    await page.hover(`${tooltip} .facts`);
    await new Promise((done) => setTimeout(done, 500));
    expect(await shown(page)).not.toBe("");
    await page.mouse.move(0, 0);
    await isGone(page);
    expect(await description(page)).toBeNull();
  });

  it("says it to the focus, until Escape or the next focus; without mistakes that axe finds", async () => {
    const page = await reader();
    await page.focus(name);
    await page.keyboard.press("Tab");
    await page.keyboard.down("Shift");
    await page.keyboard.press("Tab");
    await page.keyboard.up("Shift");
    expect(await shown(page)).toContain("output.clean");
    expect(await findings(page, "#name-tooltip")).toEqual([]);
    await page.keyboard.press("Escape");
    await isGone(page);
    await page.keyboard.press("Tab");
    expect(await shown(page)).not.toContain("output.clean");
    await page.keyboard.press("Enter");
    await isGone(page);
  });

  it("says it without a network, too, once the page has been read", async () => {
    // The page of the entry, which its link would prefetch.
    const expected = /ERR_INTERNET_DISCONNECTED/;
    const page = await openWithWorker(openSite, url, { expected });
    await page.setOfflineMode(true);
    await page.hover(name);
    expect(await shown(page)).toContain("output.clean");
  });

  it("leads to its entry with a click", async () => {
    const page = await reader();
    await page.click(name);
    await arrived(page, "Output");
    expect(address(page)).toBe(entry);
  });
});

describe("a finger on a name", () => {
  it("shows what it says, and reads it out; a second tap, or the link in it, leads to the entry; a tap elsewhere ends it", async () => {
    const page = await reader({ width: 390 });
    await page.tap(name);
    expect(await shown(page)).toContain("output.clean");
    expect(address(page)).toBe(url);
    expect(await announced(page)).toMatch(
      /^output\.clean\. Type: boolean .+\. Since: 5\.20\.0\. Tap again to read more$/,
    );
    await page.tap("h1");
    await isGone(page);
    await page.tap(name);
    await shown(page);
    await page.tap(`${tooltip} a`);
    await arrived(page, "Output");
    expect(address(page)).toBe(entry);
    await isGone(page);
    await page.goBack();
    await arrived(page, "Caching");
    await page.tap(name);
    await shown(page);
    await page.tap(name);
    await arrived(page, "Output");
  });

  it("leads to the entry if what it says doesn't load", async () => {
    const page = await reader({ width: 390, expected: /Failed to load resource/ });
    await intercept(page);
    page.on("request", (request) =>
      /tooltips\./.test(request.url()) ? request.abort() : request.continue(),
    );
    await page.tap(name);
    await arrived(page, "Output");
    expect(address(page)).toBe(entry);
  });
});

it("what names say is within the window, also at its edges", async () => {
  const page = await reader({ width: 390, height: 500 });
  const names = await page.$$(".article > .code a");
  for (const one of names.slice(0, 12)) {
    await one.evaluate((link) => link.scrollIntoView({ block: "end" }));
    await one.tap();
    const box = await page.waitForSelector(tooltip);
    const isWithin = await box?.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    });
    expect(isWithin).toBe(true);
    await page.keyboard.press("Escape");
    await isGone(page);
  }
});

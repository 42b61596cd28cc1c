import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, settled, useBrowser } from "./browser.ts";

const open = useBrowser();

/** https://wicg.github.io/layout-instability/: Chromium only, so the DOM's types lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes what moves, and how far, also what a reader's own input makes move. */
const watch = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : "text";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const what = entry.sources.map(({ node }) => name(node)).join(", ");
        if (entry.value > 0.001) shifts.push(`${entry.value.toFixed(3)}: ${what}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shifts = async (page: Page) => {
  await settled(page);
  return page.evaluate(() => Reflect.get(window, "shifts"));
};

const urls = [
  "/",
  "/guides/",
  "/guides/caching/",
  "/configuration/devtool/",
  "/configuration/printable/",
  "/vote/",
];
const cases = [390, 1440].flatMap((width) => urls.map((url) => [url, width] as const));

describe("while a page loads", () => {
  it.each(cases)("nothing of %s moves at %i pixels", async (url, width) => {
    const page = await open(url, { width, prepare: watch });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(await shifts(page)).toEqual([]);
  });
});

/** Of a reader who follows a link, what moves after the new page has appeared. */
async function shiftsAfter(page: Page, link: string, title: string) {
  await page.click(link);
  await arrived(page, title);
  await settled(page);
  await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
  await page.waitForNetworkIdle({ idleTime: 300 });
  return shifts(page);
}

describe("after a page was reached by a link", () => {
  it("nothing moves", async () => {
    const page = await open("/guides/", { prepare: watch });
    await hydrated(page);
    const link = '#sidebar a[href="/guides/caching/"]';
    expect(await shiftsAfter(page, link, "Caching")).toEqual([]);
  });

  it("nothing moves when its islands get their style", async () => {
    const page = await open("/configuration/", { prepare: watch });
    await hydrated(page);
    const link = '#sidebar a[href="/configuration/devtool/"]';
    expect(await shiftsAfter(page, link, "Devtool")).toEqual([]);
    const style = await page.$eval(
      ".devtool-builder",
      (island) => getComputedStyle(island).display,
    );
    expect(style).toBe("grid");
  });
});

describe("the menus", () => {
  it("stay where they are from page to page", async () => {
    const page = await open("/guides/");
    await hydrated(page);
    const places = () =>
      page.$$eval(".header, .home-link, .main-menu a, .header-tools, #sidebar", (all) =>
        all.map((one) => one.getBoundingClientRect().x),
      );
    const before = await places();
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, "Caching");
    expect(await places()).toEqual(before);
  });
});

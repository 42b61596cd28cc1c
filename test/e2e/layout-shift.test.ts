import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, settled, siteUrl, useBrowser } from "./browser.ts";
import { notificationVersion, titleOf } from "./published-site.ts";
import { readerNetwork, type Fault } from "./reader-network.ts";
import { shifts, watchShifts } from "./shifts.ts";

const open = useBrowser();

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
    const page = await open(url, { width, prepare: watchShifts });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(await shifts(page)).toEqual([]);
  });
});

/** A page in two pieces, the second of which begins with a text and comes half a second later. */
const inPieces =
  (text: string): Fault =>
  async (url, response) => {
    const html = await (await fetch(siteUrl() + url)).text();
    const at = html.indexOf(text);
    if (at < 0) throw new Error(`${url} has no ${text}.`);
    response.writeHead(200, { "Content-Type": "text/html" }).write(html.slice(0, at));
    setTimeout(() => response.end(html.slice(at)), 500);
  };

describe("while a page arrives in pieces", () => {
  it.each(['<details class="host-menu"', "<main"])("nothing moves: %s comes late", async (text) => {
    const network = await readerNetwork(siteUrl);
    network.faultOf = (url) => (url === "/" ? inPieces(text) : undefined);
    const page = await open(`${network.url}/`, { width: 390, prepare: watchShifts });
    expect(await shifts(page)).toEqual([]);
    await page.close();
    await network.close();
  });
});

describe("the notification", () => {
  it.each([390, 1440])("moves nothing where it was dismissed, at %i pixels", async (width) => {
    const page = await open("/guides/caching/", {
      width,
      prepare: async (one) => {
        await watchShifts(one);
        await one.evaluateOnNewDocument(
          (version) => localStorage.setItem("notification-dismissed", String(version)),
          notificationVersion,
        );
      },
    });
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
    const page = await open("/guides/", { prepare: watchShifts });
    await hydrated(page);
    const link = '#sidebar a[href="/guides/caching/"]';
    expect(await shiftsAfter(page, link, titleOf("/guides/caching/"))).toEqual([]);
  });

  it("nothing moves when the headings of a page arrive late", async () => {
    const network = await readerNetwork(siteUrl);
    const page = await open(`${network.url}/guides/`, { width: 390, prepare: watchShifts });
    await hydrated(page);
    network.faultOf = (url) =>
      /\/caching\.\w+\.js/.test(url)
        ? async (_url, response) => {
            await new Promise((done) => setTimeout(done, 1500));
            const file = await fetch(siteUrl() + url);
            response.writeHead(200, { "Content-Type": "text/javascript" }).end(await file.text());
          }
        : undefined;
    await page.click('.article a[href="/guides/caching/"]');
    await page.waitForSelector(".page-placeholder");
    const title = () => page.$eval("h1", (h1) => h1.getBoundingClientRect().top);
    const before = await title();
    await arrived(page, titleOf("/guides/caching/"));
    expect(await title()).toBe(before);
    await page.close();
    await network.close();
  });

  it("nothing moves when its islands get their style", async () => {
    const page = await open("/configuration/", { prepare: watchShifts });
    await hydrated(page);
    const link = '#sidebar a[href="/configuration/devtool/"]';
    expect(await shiftsAfter(page, link, titleOf("/configuration/devtool/"))).toEqual([]);
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
    await arrived(page, titleOf("/guides/caching/"));
    expect(await places()).toEqual(before);
  });
});

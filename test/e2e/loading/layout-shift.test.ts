import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, settled, siteUrl, useBrowser } from "../browser.ts";
import { notificationVersion, titleOf } from "../sites/published-site.ts";
import { readerNetwork, type Fault } from "../reader-network.ts";
import { shifts, watchShifts } from "../shifts.ts";

const open = useBrowser();

const urls = [
  "/",
  "/guides/",
  "/guides/caching/",
  "/configuration/devtool/",
  "/concepts/printable/",
  "/vote/",
];
/** Each page loads as for a new reader: nothing is at hand from the one before. */
async function prepare(page: Page) {
  await watchShifts(page);
  await page.setCacheEnabled(false);
  await page.setBypassServiceWorker(true);
}

async function expectNoShifts(page: Page, url: string) {
  await page.goto(new URL(url, siteUrl()).href, { waitUntil: "networkidle0" });
  await hydrated(page);
  expect({ url, shifts: await shifts(page) }).toEqual({ url, shifts: [] });
}

describe("while a page loads", () => {
  it.each([390, 1440])(
    "nothing moves at %i pixels, nor where the notification was dismissed",
    async (width) => {
      const page = await open("/license/", { width, prepare });
      for (const url of urls) await expectNoShifts(page, url);
      await page.evaluate(
        (version) => localStorage.setItem("notification-dismissed", String(version)),
        notificationVersion,
      );
      await expectNoShifts(page, "/guides/caching/");
    },
  );
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
  it("nothing moves, whether its menus or its main part come late", async () => {
    const network = await readerNetwork(siteUrl);
    let late = '<details class="host-menu"';
    network.faultOf = (url) => (url === "/" ? inPieces(late) : undefined);
    const page = await open(`${network.url}/`, { width: 390, prepare });
    expect({ late, shifts: await shifts(page) }).toEqual({ late, shifts: [] });
    late = "<main";
    await page.goto(`${network.url}/`);
    expect({ late, shifts: await shifts(page) }).toEqual({ late, shifts: [] });
    await page.close();
    await network.close();
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
  it("nothing moves, and the menus stay where they are", async () => {
    const page = await open("/guides/", { prepare });
    await hydrated(page);
    const places = () =>
      page.$$eval(".header, .home-link, .main-menu a, .header-tools, #sidebar", (all) =>
        all.map((one) => one.getBoundingClientRect().x),
      );
    const before = await places();
    const link = '#sidebar a[href="/guides/caching/"]';
    expect(await shiftsAfter(page, link, titleOf("/guides/caching/"))).toEqual([]);
    expect(await places()).toEqual(before);
  });

  it("nothing moves, and islands get their style", async () => {
    const page = await open("/configuration/", { prepare });
    await hydrated(page);
    const link = '#sidebar a[href="/configuration/devtool/"]';
    expect(await shiftsAfter(page, link, titleOf("/configuration/devtool/"))).toEqual([]);
    const style = await page.$eval(".devtool-builder", (one) => getComputedStyle(one).display);
    expect(style).toBe("grid");
  });
});

describe("the name of a file above its code", () => {
  it("leaves room for the button that wraps lines, which comes with the scripts", async () => {
    const captions = (page: Page) =>
      page.$$eval("figcaption", (all) => all.map((one) => one.getBoundingClientRect().height));
    const before = await captions(await open("/", { width: 390, javaScript: false }));
    const page = await open("/", { width: 390 });
    await page.waitForSelector("figcaption ~ .wrap");
    expect(await captions(page)).toEqual(before);
  });
});

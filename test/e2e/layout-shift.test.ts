import { createServer } from "node:http";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, settled, siteUrl, useBrowser } from "./browser.ts";
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

/** The site, on a network that brings a page in two pieces: the second begins with the text. */
async function serveInPieces(text: string) {
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(siteUrl() + url);
    const type = answer.headers.get("Content-Type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const at = html.indexOf(text);
    if (at < 0) throw new Error(`${url} has no ${text}.`);
    response.write(html.slice(0, at));
    await wait(500);
    response.end(html.slice(at));
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://localhost:${port}/`, server };
}

describe("while a page arrives in pieces", () => {
  it.each(['<details class="host-menu"', "<main"])("nothing moves: %s comes late", async (text) => {
    const { url, server } = await serveInPieces(text);
    const page = await open(url, { width: 390, prepare: watchShifts });
    expect(await shifts(page)).toEqual([]);
    await page.close();
    server.closeAllConnections();
    server.close();
  });
});

describe("the notification", () => {
  it.each([390, 1440])("moves nothing where it was dismissed, at %i pixels", async (width) => {
    const page = await open("/guides/caching/", {
      width,
      prepare: async (one) => {
        await watchShifts(one);
        await one.evaluateOnNewDocument(() => localStorage.setItem("notification-dismissed", "3"));
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
    expect(await shiftsAfter(page, link, "Caching")).toEqual([]);
  });

  it("nothing moves when its islands get their style", async () => {
    const page = await open("/configuration/", { prepare: watchShifts });
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

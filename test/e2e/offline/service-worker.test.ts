import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { serveFolder, type RunningServer } from "../../../src/commands/hosting/server.ts";
import { findings } from "../axe.ts";
import { arrived, hydrated, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { kept } from "../worker-reader.ts";

const open = useBrowser();

// Of their own, because offline is where the server is gone.
let server: RunningServer;
beforeEach(async () => {
  server = await serveFolder("dist", 0);
});
afterEach(() => server.close());

/** A reader whose browser has the service worker and what it keeps. */
async function reader(url: string): Promise<Page> {
  const page = await open(server.url + url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((done) => active?.addEventListener("statechange", done));
  });
  return page;
}

/** Follows an address as if it were typed. */
const visit = (page: Page, url: string) => page.goto(new URL(url, page.url()).href);

const controlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Looks whether all is kept that every page needs, and that each may need. */
async function expectFetchedAhead(page: Page) {
  const core = [...(await kept(page, "shell")), ...(await kept(page, "files"))];
  const names = new Set(core.map((url) => url.replace(/\.[\da-f]{8}|\?.*/g, "")));
  const files = ["/app-shell/index.html", "/build.json", "/search-index.json", "/search-worker.js"]
    .concat(["/client.js", "/client.css", "/client-runtime.js", "/vendor.js", "/after-load.js"])
    .concat(["/assets/icon.svg", "/assets/icon-180.png", "/assets/icon-192.png"])
    .concat(["/view-landing.js", "/view-landing.css", "/view-vote.js", "/drawer-swipe.js"]);
  expect(files.filter((file) => !names.has(file))).toEqual([]);
}

describe("the service worker", () => {
  it("is registered for the whole site once the page has loaded, by a script that comes no sooner; has fetched ahead what each page needs, leaves pages to the network, and does not hide that an address is not there", async () => {
    const page = await reader("/guides/");
    const scope = await page.evaluate(
      async () => new URL((await navigator.serviceWorker.ready).scope).pathname,
    );
    expect(scope).toBe("/");
    const { loaded, started } = await page.evaluate(() => ({
      loaded: performance
        .getEntriesByType("navigation")
        .map((one) => Reflect.get(one, "loadEventStart")),
      started: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/after-load."))
        .map(({ startTime }) => startTime),
    }));
    expect(started.length).toBeGreaterThan(0);
    expect(Math.min(...started)).toBeGreaterThanOrEqual(loaded[0]);
    await expectFetchedAhead(page);
    const response = await visit(page, "/guides/caching/");
    expect(await controlled(page)).toBe(true);
    expect(await response?.text()).toMatch("Put a hash into the name");
    await hydrated(page);
    expect((await visit(page, "/nothing-here/"))?.status()).toBe(404);
  });

  it("shows offline what is part of the site itself, with nothing of the shell's head, and leads on from an address that has moved", async () => {
    const page = await reader("/guides/");
    await server.close();
    await visit(page, "/vote/");
    await arrived(page, "Vote");
    expect(await page.title()).toBe("Vote | webpack");
    expect(await page.$('meta[name="robots"]')).toBeNull();
    expect(await page.$$eval("title", (all) => all.length)).toBe(1);
    await page.click(".main-menu a[href='/blog/']");
    await page.waitForSelector(".page-failure");
    expect(new URL(page.url()).pathname).toBe("/blog/");
    await visit(page, "/get-started/");
    await arrived(page, titleOf("/guides/getting-started/"));
    expect(new URL(page.url()).pathname).toBe("/guides/getting-started/");
  });

  it("shows the site offline, and says that the text could not be loaded", async () => {
    const page = await reader("/guides/");
    await server.close();
    await visit(page, "/guides/caching/");
    await page.waitForSelector(".page-failure");
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(
      titleOf("/guides/caching/"),
    );
    expect(await page.title()).toBe(`${titleOf("/guides/caching/")} | webpack`);
    expect(await page.$eval("#sidebar", (one) => one.checkVisibility())).toBe(true);
    server = await serveFolder("dist", Number(new URL(server.url).port));
    await page.click(".page-failure button");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
  });

  it("does not say offline that an address is not there, which it finds out by itself", async () => {
    const page = await reader("/guides/");
    await server.close();
    await visit(page, "/nothing-here/");
    await arrived(page, "Page Not Saved");
    expect(await page.title()).toBe("Page Not Saved | webpack");
    expect(await page.$eval('meta[name="robots"]', ({ content }) => content)).toBe("noindex");
    await page.waitForSelector("::-p-text(You’re offline, and this page isn’t saved.)");
    const [again] = await page.$$("xpath/.//button[. = 'Try again']");
    await Promise.all([page.waitForNavigation(), again?.click()]);
    await arrived(page, "Page Not Saved");
    expect(await findings(page, "main")).toEqual([]);
    server = await serveFolder("dist", Number(new URL(server.url).port));
    await arrived(page, "Page Not Found");
    expect(await page.title()).toBe("Page Not Found | webpack");
  });
});

describe("the app shell", () => {
  it("is the site without an article, and no page of its own", async () => {
    const page = await open("/app-shell/", { javaScript: false });
    expect(await page.$$eval(".header, .footer, main", (all) => all.length)).toBe(3);
    expect(await page.$("[data-article], h1")).toBeNull();
    expect(await page.title()).toBe("webpack");
    expect(await page.$eval('meta[name="robots"]', ({ content }) => content)).toBe("noindex");
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "../axe.ts";
import { arrived, hydrated, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { titleOf } from "../sites/published-site.ts";
import { heading, kept, openWithWorker, visit } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

const reader = () => openWithWorker(open, `${host().url}/guides/`);

/** Looks whether all is kept that every page needs, and that each may need. */
async function expectFetchedAhead(page: Page) {
  const core = [...(await kept(page, "shell")), ...(await kept(page, "files"))];
  const names = new Set(core.map((url) => url.replace(/\.[\da-f]{8}|\?.*/g, "")));
  const files = ["/app-shell/index.html", "/build.json", "/search-index.json", "/search-worker.js"]
    .concat(["/client.js", "/client.css", "/client-runtime.js", "/vendor.js", "/after-load.js"])
    .concat(["/pages.js", "/assets/icon.svg", "/assets/icon-180.png", "/assets/icon-192.png"])
    .concat(["/view-landing.js", "/view-landing.css", "/view-vote.js", "/drawer-swipe.js"]);
  expect(files.filter((file) => !names.has(file))).toEqual([]);
}

describe("the service worker", () => {
  it("is registered for the whole site once the page has loaded, by a script that comes no sooner; has fetched ahead what each page needs, leaves pages to the network, and does not hide that an address is not there", async () => {
    const page = await reader();
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
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
    expect(await response?.text()).toMatch("Add a content hash to file names");
    await hydrated(page);
    expect((await visit(page, "/nothing-here/"))?.status()).toBe(404);
  });

  it("shows offline what is part of the site itself, with nothing of the shell's head; leads on from an address that has moved; says that a text could not be loaded, which can be tried again", async () => {
    const page = await reader();
    host().isReachable = false;
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
    await visit(page, "/guides/caching/");
    await page.waitForSelector(".page-failure");
    expect(await heading(page)).toBe(titleOf("/guides/caching/"));
    expect(await page.title()).toBe(`${titleOf("/guides/caching/")} | webpack`);
    expect(await page.$eval("#sidebar", (one) => one.checkVisibility())).toBe(true);
    host().isReachable = true;
    await page.click(".page-failure button");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
  });

  it("does not say offline that an address is not there, which it finds out by itself", async () => {
    const page = await reader();
    host().isReachable = false;
    await visit(page, "/nothing-here/");
    await arrived(page, "Page Not Saved");
    expect(await page.title()).toBe("Page Not Saved | webpack");
    expect(await page.$eval('meta[name="robots"]', ({ content }) => content)).toBe("noindex");
    await page.waitForSelector("::-p-text(You’re offline, and this page isn’t saved.)");
    const [again] = await page.$$("xpath/.//button[. = 'Try again']");
    await Promise.all([page.waitForNavigation(), again?.click()]);
    await arrived(page, "Page Not Saved");
    expect(await findings(page, "main")).toEqual([]);
    host().isReachable = true;
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

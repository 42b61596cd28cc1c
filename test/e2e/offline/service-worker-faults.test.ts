import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, useBrowser } from "../browser.ts";
import { useHost, type Fault } from "../host.ts";
import { titleOf } from "../sites/published-site.ts";
import { heading, kept, openWithWorker, visit } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

const reader = (url: string) => openWithWorker(open, host().url + url);

/** Has one path go wrong. */
const breakPath = (wanted: RegExp, fault: Fault) => {
  host().fault = (pathname) => (wanted.test(pathname) ? fault : undefined);
};

const portal = { body: "<!doctype html><title>Hotel</title><h1>Log in</h1>" };

describe("a page that was visited", () => {
  it("can be read without a network: from the first visit on, and where a link led to it; while the host is in trouble, and three seconds without its answer; but never without the scripts that it needs", async () => {
    const page = await reader("/guides/caching/");
    host().isReachable = false;
    await page.reload();
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
    host().isReachable = true;
    await page.click('#sidebar a[href="/guides/code-splitting/"]');
    await arrived(page, titleOf("/guides/code-splitting/"));
    host().isReachable = false;
    await page.reload();
    await arrived(page, titleOf("/guides/code-splitting/"));
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(3);
    host().isReachable = true;
    breakPath(/^\/guides\//, { answer: { status: 503, body: "Deploying" } });
    const response = await visit(page, "/guides/caching/?from=search");
    expect(response?.status()).toBe(200);
    await arrived(page, titleOf("/guides/caching/"));
    breakPath(/^\/guides\/caching\/$/, { delay: 20_000 });
    const start = performance.now();
    await visit(page, "/guides/caching/");
    expect(await heading(page)).toBe(titleOf("/guides/caching/"));
    expect(performance.now() - start).toBeGreaterThan(2900);
    expect(performance.now() - start).toBeLessThan(9000);
    host().fault = () => undefined;
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (/client\.[\da-f]{8}\.js/.test(request.url)) await cache.delete(request);
        }
      }
    });
    host().isReachable = false;
    await expect(visit(page, "/guides/caching/")).rejects.toThrow("ERR_FAILED");
    host().isReachable = true;
    await visit(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
  });
});

describe("a page that was not visited", () => {
  it("is what the host says: in trouble, and for an address that only the host knows; and shown by the app shell after three seconds without an answer", async () => {
    const page = await reader("/guides/");
    breakPath(/^\/guides\/caching\//, { answer: { status: 503, body: "Deploying" } });
    const response = await visit(page, "/guides/caching/");
    expect(response?.status()).toBe(503);
    const body = "<!doctype html><h1>New page</h1>";
    breakPath(/^\/guides\/new\/$/, { delay: 3500, answer: { body } });
    await visit(page, "/guides/new/");
    expect(await heading(page)).toBe("New page");
    breakPath(/^\/guides\/caching\/$/, { delay: 20_000 });
    const start = performance.now();
    await visit(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
    expect(performance.now() - start).toBeLessThan(9000);
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
  });
});

describe("what somebody else answers", () => {
  it("reaches the reader, and is kept neither as a page nor as a script", async () => {
    const page = await reader("/guides/");
    breakPath(/^\/guides\/caching(?:\/|\.[\da-f]{8}\.js)$/, { answer: portal });
    const chunk = await chunkOf(page, "/guides/caching/");
    const type = await page.evaluate(
      async (url) => (await fetch(url)).headers.get("Content-Type"),
      chunk,
    );
    expect(type).toMatch("text/html");
    await visit(page, "/guides/caching/");
    expect(await heading(page)).toBe("Log in");
    // Long enough for them to be put there.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    expect(await kept(page, "pages")).toEqual(["/guides/"]);
    expect(await kept(page, "files")).not.toContain(chunk);
    host().fault = () => undefined;
    await page.evaluate((url) => fetch(url).then((response) => response.text()), chunk);
    await page.waitForFunction((url) => caches.match(url), {}, chunk);
    // Nor does a not-found page take the place of a page, nor a redirect.
    expect((await visit(page, "/nothing-here/"))?.status()).toBe(404);
    await visit(page, "/guides/caching");
    expect(page.url()).toBe(`${host().url}/guides/caching/`);
    expect(await kept(page, "pages")).not.toContain("/nothing-here/");
  });
});

describe("a browser with little room", () => {
  const quota = async (page: Page, quotaSize?: number) => {
    const session = await page.createCDPSession();
    await session.send("Storage.overrideQuotaForOrigin", { origin: host().url, quotaSize });
  };

  it("shows the site, where there is none for the worker's files", async () => {
    const page = await open(`${host().url}/guides/`, { prepare: (one) => quota(one, 20_000) });
    await page.waitForNetworkIdle({ idleTime: 500 });
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
  });

  it("shows pages, where there is no room for another, and after it has thrown away what was kept", async () => {
    const page = await reader("/guides/");
    await quota(page, 1);
    await visit(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
    await page.click('#sidebar a[href="/guides/code-splitting/"]');
    await arrived(page, titleOf("/guides/code-splitting/"));
    await quota(page);
    await visit(page, "/guides/");
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await visit(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
    await page.click('#sidebar a[href="/guides/code-splitting/"]');
    await arrived(page, titleOf("/guides/code-splitting/"));
  });
});

/** Path of the script that a page of the site is loaded as. */
const chunkOf = (page: Page, url: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const { pages } = await (await fetch("/build.json")).json();
    return String(pages[wanted]);
  }, url);

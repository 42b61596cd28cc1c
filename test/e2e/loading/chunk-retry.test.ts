import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  arrived,
  follow,
  hydrated,
  isSameDocument,
  markDocument,
  settled,
  useBrowser,
} from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { faults, useReaderNetwork, type Fault } from "../reader-network.ts";

const open = useBrowser();
const expected =
  /Failed to load resource|Loading (?:CSS )?chunk|SyntaxError|MIME type|HTTP response code/;

const network = useReaderNetwork();

type FaultOf = (asked: string) => Fault | undefined;

/** A reader with no service worker, for whom the first requests of each of some files go wrong. */
async function reader(url: string, faultOf: FaultOf, times = 1): Promise<Page> {
  network().faultOf = (asked) => {
    if (asked === "/sw.js") return faults.missing;
    const requests = network().requests.filter((one) => one === asked);
    return requests.length <= times ? faultOf(asked) : undefined;
  };
  const page = await open(network().url + url, { expected });
  await hydrated(page);
  await markDocument(page);
  return page;
}

const missing =
  (file: RegExp): FaultOf =>
  (asked) =>
    file.test(asked) ? faults.missing : undefined;

const mend = () => {
  network().faultOf = () => undefined;
};

const sections = (page: Page) => page.$$eval(".article h2", (all) => all.length);

describe("a chunk that goes wrong once", () => {
  it("is loaded again, whether it is missing, the page of a hotel's network, ends in the middle or breaks off, and no cache keeps what was broken", async () => {
    const broken = [
      ["/guides/caching/", /\/caching\./, faults.missing],
      ["/guides/code-splitting/", /\/code-splitting\./, faults.portal],
      ["/guides/getting-started/", /\/getting-started\./, faults.cut],
      ["/concepts/", /^\/concepts\/index\./, faults.broken],
    ] as const;
    const faultOf: FaultOf = (asked) => broken.find(([, file]) => file.test(asked))?.[2];
    const page = await reader("/guides/", (asked) =>
      asked.endsWith(".js") ? faultOf(asked) : undefined,
    );
    for (let times = 0; times < 2; times += 1) {
      for (const [url] of broken) {
        await page.click(`:is(#sidebar, .main-menu) a[href="${url}"]`);
        await arrived(page, titleOf(url));
        expect(await sections(page)).toBeGreaterThan(0);
      }
      expect(await isSameDocument(page)).toBe(true);
      await page.goto(`${network().url}/guides/`);
      await hydrated(page);
      await markDocument(page);
    }
  });

  it("is loaded again for what comes after the page, for the style and the script of an island, and for a view", async () => {
    const files = /\/(?:(?:view-vote|after-load)\.\w+\.js|island-.*\.(?:css|js))$/;
    const page = await reader("/configuration/", missing(files));
    await page.waitForSelector("[data-offers-offline]");
    await follow(page, "/configuration/devtool/");
    await arrived(page, titleOf("/configuration/devtool/"));
    const rules = () =>
      [...document.styleSheets].find(({ href }) => href?.includes("island-"))?.cssRules.length;
    expect(await page.evaluate(rules)).toBeGreaterThan(0);
    await page.waitForFunction(() => {
      const island = document.querySelector("[data-island]");
      return Object.keys(island ?? {}).some((key) => key.startsWith("__reactContainer"));
    });
    expect(await page.$(".page-failure")).toBeNull();
    await page.click('.main-menu a[href="/vote/"]');
    await arrived(page, "Vote");
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe("a chunk that is missing for good", () => {
  const caching = /\/caching\.\w+\.js/;

  it("is asked for twice, which is said; can be tried again and again, leaves other pages as they are, and its page to be opened as a document", async () => {
    const page = await reader("/guides/", missing(caching), Infinity);
    const warnings: string[] = [];
    page.on("console", (one) => one.type() === "warn" && warnings.push(one.text()));
    await follow(page, "/guides/caching/");
    const failure = await page.waitForSelector('[role="alert"]');
    expect(await failure?.$$eval("p", (all) => all.map((one) => one.textContent))).toEqual([
      "Can’t load this page.",
      "Check your connection and try again.",
    ]);
    expect(warnings.join()).toMatch(/^ChunkLoadError: Loading chunk \S+ failed/);
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(
      titleOf("/guides/caching/"),
    );
    // The third asks the server past the browser's cache.
    const requests = network().requests.filter((url) => caching.test(url));
    expect(requests.length).toBeLessThanOrEqual(3);
    for (let times = 0; times < 2; times += 1) {
      await page.waitForSelector(".page-failure button");
      const failed = page.waitForRequest((request) => caching.test(request.url()));
      await page.click(".page-failure button");
      await failed;
    }
    await page.waitForSelector(".page-failure");
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    expect(await page.$(".page-failure")).toBeNull();
    await follow(page, "/guides/caching/");
    const link = await page.waitForSelector(".page-failure a");
    expect(await isSameDocument(page)).toBe(true);
    expect(await link?.evaluate(({ textContent }) => textContent)).toBe("Reload the page");
    await Promise.all([page.waitForNavigation(), link?.click()]);
    await arrived(page, titleOf("/guides/caching/"));
    expect(await sections(page)).toBeGreaterThan(5);
    expect(await page.$(".page-failure")).toBeNull();
    expect(await isSameDocument(page)).toBe(false);
  });

  it("is there after trying again: a page, with the focus on its title, and a view", async () => {
    const page = await reader("/guides/", missing(caching), Infinity);
    await follow(page, "/guides/caching/");
    await page.waitForSelector(".page-failure");
    network().faultOf = missing(/\/view-vote\.\w+\.js/);
    await page.click(".page-failure button");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await sections(page)).toBeGreaterThan(5);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.click('.main-menu a[href="/vote/"]');
    await page.waitForSelector(".page-failure");
    mend();
    await page.click(".page-failure button");
    await arrived(page, "Vote");
  });

  it("leaves a view to be read where it was prerendered", async () => {
    const page = await reader("/", missing(/\/view-landing\.\w+\.js/), Infinity);
    // The document's own script, its second try, and those of the chunk.
    await page.waitForNetworkIdle({ idleTime: 2000 });
    expect(await page.$(".page-failure")).toBeNull();
    expect(await page.$eval("h1", ({ textContent }) => textContent)).not.toBe("");
  });

  it("leaves a dialog that says so, with a way to try again", async () => {
    const page = await reader("/guides/", missing(/\/offline\.\w+\.js/), Infinity);
    await page.waitForSelector("[data-offers-offline]");
    await page.focus(".footer .offline-button");
    await page.keyboard.press("Enter");
    const failure = await page.waitForSelector(".offline-dialog .page-failure");
    expect(await failure?.evaluate(({ textContent }) => textContent)).toMatch(
      /^Can’t load this dialog\.Check your connection/,
    );
    mend();
    await page.click(".offline-dialog .page-failure button");
    await page.waitForSelector(".offline-dialog .copy-state");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("offline-title");
  });

  it("leaves an island as it was rendered, without its style, and with a way to try again", async () => {
    const builder = '[data-island="devtool-builder"]';
    const page = await reader(
      "/configuration/",
      missing(/\/island-devtool.*\.(?:css|js)/),
      Infinity,
    );
    await follow(page, "/configuration/devtool/");
    await arrived(page, titleOf("/configuration/devtool/"));
    await page.waitForSelector(`${builder} + div .page-failure`);
    expect(await page.$eval(builder, (island) => island.textContent)).toMatch("Options");
    mend();
    await page.click(".page-failure button");
    await page.waitForFunction(() => document.querySelector(".page-failure") === null);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-island"))).toBe(
      true,
    );
    await page.waitForNetworkIdle({ idleTime: 200 });
    await settled(page);
    await page.click(".devtool-builder input[type=radio]:not(:checked)");
    expect(await page.$(".page-failure")).toBeNull();
  });
});

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  goTo,
  intercept,
  isSameDocument,
  load,
  markDocument,
  useReader,
} from "../browser.ts";
import { saveData } from "../offline/offline-reader.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();
const texts = {
  heading: "Page Not Found",
  words: "There’s no page at this address. It may have moved or been removed.",
  button: "Go to the home page",
};

const shown = (page: Page) =>
  page.$eval("main", (main) => ({
    heading: main.querySelector("h1")?.textContent,
    words: main.querySelector("p")?.textContent,
    button: main.querySelector("a")?.textContent,
  }));

/** Follows a link of the article, as if it led there. */
async function lead(page: Page, url: string) {
  await page.$eval(".article a", (link, href) => link.setAttribute("href", href), url);
  await page.click(".article a");
}

describe("an address that nothing has", () => {
  it("is left to the host by a link, for it may have a page since, and shows a page that no search engine keeps and that leads home", async () => {
    const page = await open("/guides/", { expected: /404/ });
    await markDocument(page);
    await lead(page, "/nothing-here/");
    await arrived(page, "Page Not Found");
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await arrived(page, titleOf("/guides/"));
    expect(await page.$('meta[name="robots"]')).toBeNull();
    await goTo(page, "/nothing-here/");
    expect(await shown(page)).toEqual(texts);
    expect(await page.title()).toBe("Page Not Found | webpack");
    expect(await page.$eval('meta[name="robots"]', ({ content }) => content)).toBe("noindex");
    // It has no address of its own.
    expect(await page.$('link[rel="canonical"]')).toBeNull();
    await page.click("main a");
    await arrived(page, "bundle your assets, scripts, images, and styles");
    expect(address(page)).toBe("/");
  });
});

describe("the not-found page", () => {
  /** A link among the nearest pages to one, or to a place in it. */
  const near = (url: string) => `.nearest-pages :is(a[href="${url}"], a[href^="${url}#"])`;

  it("names the pages that come nearest, and opens the search with what the address says", async () => {
    const page = await open("/plugins/define-plugins.html", { expected: /404/ });
    await page.waitForSelector(near("/plugins/define-plugin/"));
    await load(page, "/configuration/entry/");
    await page.waitForSelector(near("/concepts/entry-points/"));
    // Others for other addresses, to which no page is loaded.
    for (const [url, wanted] of [
      ["/guides/cachin/", "/guides/caching/"],
      ["/plugins/defin/", "/plugins/define-plugin/"],
    ] as const) {
      await page.$eval(".home-link", (link, href) => link.setAttribute("href", href), url);
      await page.click(".home-link");
      await page.waitForSelector(near(wanted));
    }
    await goTo(page, "/configuration/targets/");
    await page.click("main button");
    await page.waitForSelector(".search[open] a.search-option");
    expect(await page.$eval("#search-field", (field) => Reflect.get(field, "value"))).toBe(
      "configuration targets",
    );
  });

  it("doesn't get ahead of the search that its reader has opened before either could answer", async () => {
    const page = await open("/configuration/targets/", { expected: /404/, prepare: saveData });
    await page.click("main button");
    await page.waitForSelector(near("/configuration/target/"));
    await page.waitForFunction(() =>
      Boolean(document.querySelector(".search[open] [role=status]")?.textContent),
    );
  });
});

describe("a link without the trailing slash of its page", () => {
  it("leads there without a page load, and back leads away from it; one to an address that has moved leads where that is now", async () => {
    const page = await open("/guides/");
    await markDocument(page);
    const header = await page.$(".header");
    await lead(page, "/guides/caching?x=1#checklist");
    await arrived(page, titleOf("/guides/caching/"));
    expect(address(page)).toBe("/guides/caching/?x=1#checklist");
    await page.waitForFunction(() => document.activeElement?.id === "checklist");
    expect(await isSameDocument(page)).toBe(true);
    expect(await header?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await page.goBack();
    await arrived(page, titleOf("/guides/"));
    await lead(page, "/support/");
    await arrived(page, "Contribute");
    expect(address(page)).toBe("/contribute/");
  });
});

describe("an address that a host answers with a page, but that is not the page's own", () => {
  it("leads to the page, with query and hash", async () => {
    const page = await open("/license/");
    const shows = async (url: string) => {
      await goTo(page, `${url}?x=1#checklist`);
      expect([url, address(page)]).toEqual([url, "/guides/caching/?x=1#checklist"]);
      await arrived(page, titleOf("/guides/caching/"));
    };
    await shows("/guides//caching/");
    await shows("/guides/caching/index.html");
    // A host that does not lead to the address with the slash, but answers with the page itself.
    const body = await readFile("dist/guides/caching/index.html");
    await intercept(page);
    page.on("request", (request) =>
      request.isNavigationRequest()
        ? request.respond({ status: 200, contentType: "text/html", body })
        : request.continue(),
    );
    await shows("/guides/caching");
  });
});

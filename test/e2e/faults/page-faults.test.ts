import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, intercept, settled, useBrowser } from "../browser.ts";
import { openSearch } from "../search/search-dialog.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser();

/** What extensions that translate do: each text node, now and later, is put into two elements. */
const translated = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const translate = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      if (root instanceof Text) texts.push(root);
      for (const node of texts) {
        const parent = node.parentElement;
        if (parent === null || node.data.trim() === "" || parent.closest("font, script, style"))
          continue;
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        inner.textContent = node.data;
        parent.replaceChild(outer, node);
      }
    };
    const start = () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
      }).observe(document.body, { subtree: true, childList: true });
    };
    addEventListener("load", () => setTimeout(start, 100));
  });

const translatedPage = (page: Page, url: string) =>
  page.waitForFunction(
    (path) =>
      location.pathname === path &&
      document.querySelector("main h1 font") !== null &&
      document.body.innerText.length > 300,
    {},
    url,
  );

describe("a reader with an extension that translates", () => {
  it("sees every page that she goes to, translated", async () => {
    // Where React stumbles over it, the page is loaded anew; it may come before React (#418).
    // A locator looks for its element again when the document goes away meanwhile.
    const expected = /NotFoundError|#418/;
    const page = await open("/guides/caching/", { prepare: translated, expected });
    await hydrated(page);
    await page.waitForSelector("h1 font");
    for (const name of ["code-splitting", "getting-started", "caching"]) {
      await page.locator(`#sidebar a[href="/guides/${name}/"]`).click();
      await arrived(page, titleOf(`/guides/${name}/`));
      expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(1);
    }
    for (const url of ["/vote/", "/", "/blog/"]) {
      await page.locator(`.header a[href="${url}"]`).click();
      await translatedPage(page, url);
    }
  });
});

/** The site's own code throws whenever it starts. */
const broken = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (document.readyState !== "loading") throw new Error("No media queries here.");
      return matchMedia.call(window, query);
    };
  });

describe("a JavaScript error", () => {
  it("in the site's own code, whenever it starts, leaves the page as it was prerendered, with links that lead on", async () => {
    let loads = 0;
    const page = await open("/guides/caching/", {
      expected: /No media/,
      prepare: async (one) => {
        one.on("request", (request) => void (loads += Number(request.isNavigationRequest())));
        await broken(one);
      },
    });
    await page.waitForFunction(() => history.state?.crashes === 0);
    expect(loads).toBe(3);
    expect(await page.$eval(".article", ({ textContent }) => textContent)).toMatch(
      "Give every file except the pages a name that depends on its content",
    );
    await follow(page, "/guides/code-splitting/");
    await page.waitForFunction(
      () => location.pathname === "/guides/code-splitting/" && history.state?.crashes === 0,
    );
    expect(await page.$eval("h1", ({ innerText }) => innerText)).toBe(
      titleOf("/guides/code-splitting/"),
    );
  });

  it("in an island leaves the page, the island as it was prerendered, and what went wrong below it", async () => {
    const prepare = async (one: Page) => {
      await intercept(one);
      one.on("request", async (request) => {
        if (!/\/island-devtool-builder\.\w+\.js$/.test(request.url())) return request.continue();
        const script = await (await fetch(request.url())).text();
        const body = script.replace(
          /default:\(\)=>\w+/,
          'default:()=>()=>{throw new Error("Broken")}',
        );
        if (body === script) throw new Error("Nothing was broken.");
        return request.respond({ contentType: "text/javascript", body });
      });
    };
    const page = await open("/configuration/devtool/", { expected: /Broken/, prepare });
    await page.waitForSelector("[data-island] + div .page-failure, [data-island] + .page-failure");
    expect(await page.$eval(".devtool-builder", ({ textContent }) => textContent)).toMatch(
      "source-map",
    );
    await follow(page, "/configuration/output/");
    await arrived(page, titleOf("/configuration/output/"));
    expect(await page.$(".page-failure")).toBeNull();
  });
});

describe("a laptop at 400 % zoom", () => {
  it("has text in most of the window, and room for what is found", async () => {
    const page = await open("/guides/caching/", { width: 320, height: 225 });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 600));
    await settled(page);
    const covered = await page.$eval(".header", (header) => {
      const { top, bottom } = header.getBoundingClientRect();
      return Math.max(0, bottom) - Math.max(0, top);
    });
    expect(covered).toBeLessThan(225 / 3);
    await openSearch(page);
    await page.type("#search-field", "contenthash");
    // In one go: results still come for the last letters, and change places.
    await page.waitForFunction(() => {
      const option = document.querySelector("a.search-option")?.getBoundingClientRect();
      return option !== undefined && Math.min(innerHeight, option.bottom) - option.top > 24;
    });
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "../axe.ts";
import { arrived, hydrated, sidewaysScroll, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { createEngine, type SearchEngine } from "../../../src/site/search/engine.ts";
import { searchOfPasted } from "../../../src/site/search/pasted-text.ts";
import { readIndex } from "../../search/quality.ts";
import { openWithWorker, visit } from "../worker-reader.ts";

const open = useBrowser();
const host = useHost();
const field = ".error-search textarea";

const polyfill = `ERROR in ./src/main.js 3:0-30
Module not found: Error: Can't resolve 'buffer' in '/home/ada/app/src'

BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.`;
const title =
  "BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default";

async function paste(page: Page, text: string) {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector)?.closest("[data-island]") ?? {}).some((key) =>
        key.startsWith("__reactContainer"),
      ),
    {},
    field,
  );
  await page.focus(field);
  await page.keyboard.sendCharacter(text);
  await page.waitForSelector(".error-search li");
}

const first = (page: Page) => page.$eval(".error-search li", ({ textContent }) => textContent);

describe("the error index", () => {
  it("finds a pasted message, and leads to its entry by the keyboard", async () => {
    const page = await open("/errors/", { width: 390 });
    await hydrated(page);
    await paste(page, polyfill);
    expect(await first(page)).toBe(title);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await arrived(page, "Module not found");
    expect(new URL(page.url()).hash).toBe("#nodejs-polyfills");
  });

  it("says so if no entry fits", async () => {
    const page = await open("/errors/");
    await hydrated(page);
    await page.focus(field);
    await page.keyboard.sendCharacter("How do I bake bread?");
    await page.waitForFunction(() =>
      document
        .querySelector('.error-search [role="status"]')
        ?.textContent.startsWith("No entry fits this message."),
    );
  });

  it("lists all entries by page without JavaScript, where each link leads to a heading", async () => {
    const page = await open("/errors/", { javaScript: false });
    const links = await page.$$eval(".error-group li a", (all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(links.length).toBeGreaterThanOrEqual(40);
    expect(await page.$eval(".error-search", (one) => one.checkVisibility())).toBe(false);
    for (const [url, own] of Map.groupBy(links, (link) => link.split("#", 1)[0] ?? "")) {
      await page.goto(new URL(url, page.url()).href);
      const ids = await page.$$eval(".article h2[id]", (all) => all.map(({ id }) => id));
      expect(own.map((link) => link.split("#")[1])).toEqual(ids);
    }
  });

  it("works offline", async () => {
    const page = await openWithWorker(open, `${host().url}/errors/`);
    await visit(page, "/errors/");
    await hydrated(page);
    await page.setOfflineMode(true);
    await visit(page, "/errors/");
    await paste(page, polyfill);
    expect(await first(page)).toBe(title);
  });
});

describe("the search of the site", () => {
  let search: SearchEngine;
  beforeAll(async () => {
    search = await createEngine(JSON.parse(await readIndex("dist")));
  });

  it.each([
    [polyfill, "/errors/resolving/"],
    ["ReferenceError: process is not defined\n    at main.js:1:10", "/errors/at-runtime/"],
    ["ChunkLoadError: Loading chunk 701 failed.", "/errors/at-runtime/"],
    [
      "Conflict: Multiple chunks emit assets to the same filename app.js (chunks 1 and 2)",
      "/errors/chunks-and-output/",
    ],
    [
      "export 'default' (imported as 'css') was not found in './a.module.css'",
      "/errors/styles-and-assets/",
    ],
  ])("finds the page of %j", (text, url) =>
    expect(
      search(searchOfPasted(text))
        .pages.slice(0, 3)
        .map((page) => page.url),
    ).toContain(url),
  );
});

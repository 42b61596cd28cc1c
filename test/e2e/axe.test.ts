import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings, layoutFindings } from "./axe.ts";
import { goTo, hydrated, intercept, layOut, useBrowser } from "./browser.ts";

const open = useBrowser();

const pageTypes = {
  "the landing page": "/",
  "the index of a section": "/guides/",
  // The largest one takes seven seconds.
  "a reference": process.env.FULL ? "/configuration/output/" : "/configuration/watch/",
  "a page with an island": "/configuration/devtool/",
  "a page with everything that writers can use": "/contribute/writers-guide/",
  "a blog post": "/blog/2026-06-25-webpack-5-108/",
  "a loader": "/loaders/babel-loader/",
  "a printable section": "/concepts/printable/",
  "the vote": "/vote/",
  "the branding guidelines": "/branding/",
  "the glossary": "/glossary/",
  "the comparison": "/comparison/",
  "not found": "/nothing-here/",
};

/** Those that a phone lays out otherwise than the others. */
const wholeOnPhones = new Set(["/", "/guides/", "/configuration/watch/", "/vote/"]);

const desktop = 1440;
const phone = 390;

/** @param within selector of what makes the state, on a page that is looked at in full elsewhere */
async function expectNothing(page: Page, state: string, within?: string) {
  expect({ state, found: await findings(page, within) }).toEqual({ state, found: [] });
}

/** As on a phone, but for the load: the page that is there gets its width, and takes fingers. */
async function expectNothingOnPhones(page: Page, url: string) {
  const session = await page.createCDPSession();
  await page.setViewport({ width: phone, height: 844 });
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  const found = wholeOnPhones.has(url) ? await findings(page) : await layoutFindings(page);
  expect({ url, found }).toEqual({ url, found: [] });
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await session.detach();
  await page.setViewport({ width: desktop, height: 900 });
}

const searched = (page: Page) =>
  page.evaluateOnNewDocument(() => localStorage.setItem("recent-searches", '["entry"]'));

async function search(page: Page, states: Readonly<Record<string, string>>) {
  await page.keyboard.press("/");
  for (const [text, shown] of Object.entries(states)) {
    await page.$eval("#search-field", (field) => Reflect.get(field, "select").call(field));
    await page.keyboard.type(text);
    await page.waitForSelector(shown);
    await expectNothing(page, `search for “${text}”`, ".search");
  }
  await page.evaluate(() => document.querySelector<HTMLDialogElement>(".search")?.close());
}

async function openMenu(page: Page) {
  await page.click(".host-menu summary");
  await expectNothing(page, "open menu", ".header");
  await page.click(".host-menu summary");
}

async function filter(page: Page) {
  await page.waitForFunction(
    () => document.querySelector(".page-filter input")?.checkVisibility() === true,
  );
  await page.type(".page-filter input", "s");
  await expectNothing(page, "filtered sidebar", "#sidebar");
}

async function openHeadings(page: Page) {
  await page.evaluate(() => scrollTo(0, 3000));
  await page.click(".contents-bar summary");
  await expectNothing(page, "open menu of headings", ".contents-bar");
}

async function useCode(page: Page) {
  await layOut(page);
  await page.click(".code-tabs label:last-of-type");
  await page.focus(".code-tabs :checked");
  await page.$$eval(".code pre", (all) => all.forEach((pre) => pre.focus()));
  await page.waitForSelector(".wrap");
  await expectNothing(page, "code with tabs and buttons");
}

describe("axe finds nothing", () => {
  it("on any type of page, nor where it is laid out for a phone", async () => {
    const page = await open("/", { expected: /404/ });
    for (const [name, url] of Object.entries(pageTypes)) {
      await goTo(page, url);
      await expectNothing(page, name);
      await expectNothingOnPhones(page, url);
    }
  });

  it("in menus, search, code and the filtered sidebar of a phone", async () => {
    const page = await open("/guides/code-splitting/", { width: phone });
    await hydrated(page);
    await useCode(page);
    await goTo(page, "/guides/caching/");
    await openMenu(page);
    await search(page, { "split chunks": "a.search-option" });
    await openHeadings(page);
    await goTo(page, "/guides/caching/");
    await page.tap(".menu-button");
    await filter(page);
  });

  it("in menus, search and the filtered sidebar, where a link was copied and the notification is gone", async () => {
    const page = await open("/guides/caching/", { prepare: searched });
    await hydrated(page);
    await openMenu(page);
    await search(page, {
      "": ".search-recent",
      "split chunks": "a.search-option",
      kubernetes: ".search-suggestions",
    });
    await filter(page);
    await page.click("#checklist > a");
    await page.waitForSelector("#checklist > [data-notice], .back-to-top[data-shown]");
    await expectNothing(page, "copied link, far down");
    await page.click(".notification button");
    await expectNothing(page, "no notification", ".header");
    await page.setViewport({ width: 820, height: 900 });
    await openHeadings(page);
  });

  it("in code that is used or unfolded, and where a page did not load", async () => {
    const page = await open("/guides/code-splitting/", { expected: /ERR_FAILED/ });
    await hydrated(page);
    await useCode(page);
    await goTo(page, "/configuration/");
    await page.click(".unfold");
    await expectNothing(page, "unfolded code", ".code");
    await goTo(page, "/guides/");
    await intercept(page);
    page.on("request", (request) => void request.abort());
    await page.click('.article a[href="/guides/caching/"]');
    await page.waitForSelector(".page-failure");
    await expectNothing(page, "page that did not load");
  });
});

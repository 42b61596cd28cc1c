import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  hydrated,
  isSameDocument,
  markDocument,
  useBrowser,
} from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });

/** A reader on a page that runs; a second load of the document would be noticed. */
async function reader(url: string) {
  const page = await open(url);
  await hydrated(page);
  await markDocument(page);
  return page;
}

/** The page that a link leads to. */
const hrefOf = async (page: Page, link: string) =>
  (await page.$eval(link, (element) => element.getAttribute("href"))) ?? "";

const links = [
  ["of the sidebar", "/guides/", '#sidebar a[href="/guides/caching/"]', undefined],
  ["of the header", "/guides/", '.main-menu a[href="/blog/"]', undefined],
  ["of the documentation menu", "/guides/", '.documentation-menu a[href="/api/"]', undefined],
  ["in the text", "/guides/", '.article a[href="/guides/caching/"]', undefined],
  ["to the next page", "/guides/getting-started/", '[rel="next"]', undefined],
  ["to the previous page", "/guides/caching/", '[rel="prev"]', undefined],
  ["of further reading", "/guides/caching/", ".further-reading a", undefined],
  ["of the footer", "/guides/", '.footer a[href="/glossary/"]', undefined],
  ["of the landing page", "/", ".hero .primary", undefined],
  ["to the vote", "/blog/", '.main-menu a[href="/vote/"]', "Vote"],
  [
    "to the landing page",
    "/guides/",
    ".home-link",
    "bundle your assets, scripts, images and styles",
  ],
] as const;

/** Title and state of a page that a link of the page on the screen leads to. */
async function followed(page: Page, link: string, title?: string) {
  const href = await hrefOf(page, link);
  await page.click(link);
  await arrived(page, title ?? titleOf(href));
  return href;
}

describe("a link to another page", () => {
  it("shows it without a page load, wherever it stands", async () => {
    const page = await open("/license/");
    for (const [name, from, link, title] of links) {
      await page.goto(new URL(from, page.url()).href);
      await hydrated(page);
      await markDocument(page);
      const href = await followed(page, link, title);
      const found = { name, address: address(page), same: await isSameDocument(page) };
      expect(found).toEqual({ name, address: href, same: true });
    }
  });

  it("moves the focus to the heading, says the title, and adds nothing to the history if it is the same page", async () => {
    const page = await reader("/guides/");
    const said = () => page.$eval('[role="status"][aria-live]', (region) => region.textContent);
    expect(await said()).toBe("");
    const link = '#sidebar a[href="/guides/caching/"]';
    await followed(page, link);
    expect(await said()).toBe(`${titleOf("/guides/caching/")} | webpack`);
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    await page.keyboard.press("Tab");
    const first = await page.evaluate(
      () => document.activeElement === document.querySelector("article :is(a[href], button)"),
    );
    expect(first).toBe(true);
    const before = await page.evaluate(() => history.length);
    await page.click(link);
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  it("starts at the top of the page, and marks it and its section in the menus", async () => {
    const page = await reader("/guides/getting-started/");
    await page.evaluate(() => document.querySelector('[rel="next"]')?.scrollIntoView());
    await followed(page, '[rel="next"]');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await followed(page, '.documentation-menu a[href="/configuration/"]', "Configuration");
    const marked = await page.$$eval(
      "header [aria-current], .section-pages [aria-current=page]",
      (all) => all.filter((link) => !link.closest("details")).map((link) => link.textContent),
    );
    expect(marked).toEqual(["Documentation", "Configuration", "Configuration"]);
  });
});

describe("a link that is opened elsewhere", () => {
  const link = '#sidebar a[href="/guides/caching/"]';

  /** Waits for the tab that an action opens, and closes it. */
  async function expectTab(page: Page, action: () => Promise<unknown>) {
    const opened = page.browserContext().waitForTarget((tab) => tab.url().endsWith("/caching/"));
    await action();
    await (await (await opened).page())?.close();
    expect(address(page)).toBe("/guides/");
    expect(await isSameDocument(page)).toBe(true);
  }

  it("with Ctrl, the middle button or by its target gets a tab of its own, and this page stays; a file is the browser's", async () => {
    const page = await reader("/guides/");
    await page.keyboard.down("Control");
    await expectTab(page, () => page.click(link));
    await page.keyboard.up("Control");
    await expectTab(page, () => page.click(link, { button: "middle" }));
    await page.$eval(link, (element) => element.setAttribute("target", "_blank"));
    await expectTab(page, () => page.click(link));
    await page.goto(new URL("/contribute/writers-guide/", page.url()).href);
    await hydrated(page);
    await Promise.all([page.waitForNavigation(), page.click('.article a[href$=".svg"]')]);
    expect(address(page)).toMatch(/^\/assets\/modules-to-bundle\.[\da-f]{8}\.svg$/);
  });
});

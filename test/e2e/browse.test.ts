import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, hydrated, isSameDocument, markDocument, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";

const open = useBrowser();

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

describe("a link to another page", () => {
  it.each([
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
  ])("%s shows it without a page load", async (_name, from, link, title) => {
    const page = await reader(from);
    const href = await hrefOf(page, link);
    await page.click(link);
    await arrived(page, title ?? titleOf(href));
    expect(address(page)).toBe(href);
    expect(await isSameDocument(page)).toBe(true);
  });

  it("starts at the top of the page", async () => {
    const page = await reader("/guides/getting-started/");
    const next = await hrefOf(page, '[rel="next"]');
    await page.evaluate(() => document.querySelector('[rel="next"]')?.scrollIntoView());
    await page.click('[rel="next"]');
    await arrived(page, titleOf(next));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it("moves the focus to the heading of the page", async () => {
    const page = await reader("/guides/");
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    await page.keyboard.press("Tab");
    const first = await page.evaluate(
      () => document.activeElement === document.querySelector("article :is(a[href], button)"),
    );
    expect(first).toBe(true);
  });

  it("has screen readers say the title of the page", async () => {
    const page = await reader("/guides/");
    const said = () => page.$eval('[role="status"][aria-live]', (region) => region.textContent);
    expect(await said()).toBe("");
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    expect(await said()).toBe(`${titleOf("/guides/caching/")} | webpack`);
  });

  it("to the page on the screen adds nothing to the history", async () => {
    const page = await reader("/guides/caching/");
    const before = await page.evaluate(() => history.length);
    await page.click('#sidebar a[href="/guides/caching/"]');
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  it("marks the page and its section in the menus", async () => {
    const page = await reader("/guides/");
    await page.click('.documentation-menu a[href="/configuration/"]');
    await arrived(page, "Configuration");
    const marked = await page.$$eval(
      "header [aria-current], .section-pages [aria-current=page]",
      (all) => all.filter((link) => !link.closest("details")).map((link) => link.textContent),
    );
    expect(marked).toEqual(["Documentation", "Configuration", "Configuration"]);
  });
});

describe("a link that is opened elsewhere", () => {
  const link = '#sidebar a[href="/guides/caching/"]';

  it.each([
    ["with Ctrl", "Control" as const, "left" as const],
    ["with the middle button", undefined, "middle" as const],
  ])("%s gets a tab of its own, and this page stays", async (_name, key, button) => {
    const page = await reader("/guides/");
    const opened = page.browserContext().waitForTarget((tab) => tab.url().endsWith("/caching/"));
    if (key) await page.keyboard.down(key);
    await page.click(link, { button });
    if (key) await page.keyboard.up(key);
    await opened;
    expect(address(page)).toBe("/guides/");
    expect(await isSameDocument(page)).toBe(true);
  });

  it("by its target gets a tab of its own", async () => {
    const page = await reader("/guides/");
    await page.$eval(link, (element) => element.setAttribute("target", "_blank"));
    const opened = page.browserContext().waitForTarget((tab) => tab.url().endsWith("/caching/"));
    await page.click(link);
    await opened;
    expect(address(page)).toBe("/guides/");
  });

  it("to a file is the browser's", async () => {
    const page = await reader("/contribute/writers-guide/");
    await Promise.all([page.waitForNavigation(), page.click('.article a[href$=".svg"]')]);
    expect(address(page)).toMatch(/^\/assets\/modules-to-bundle\.[\da-f]{8}\.svg$/);
  });
});

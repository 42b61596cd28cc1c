import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  goTo,
  isSameDocument,
  markDocument,
  settled,
  useReader,
} from "../browser.ts";
import { announced } from "../seen.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();
const caching = '#sidebar a[href="/guides/caching/"]';

/** Links one after the other, each on the page that the one before leads to. */
const links = [
  ["in the text", '.article a[href="/guides/caching/"]'],
  ["of further reading", ".further-reading a"],
  ["of the footer", '.footer a[href="/glossary/"]'],
  ["of the header", '.main-menu a[href="/blog/"]'],
  ["to the vote", '.main-menu a[href="/vote/"]', "Vote"],
  ["to the landing page", ".home-link", "bundle your assets, scripts, images, and styles"],
  ["of the landing page", ".hero .primary"],
  ["to the next page", '[rel="next"]'],
  ["to the previous page", '[rel="prev"]'],
  ["of the sidebar", caching],
  ["of the documentation menu", '.documentation-menu a[href="/configuration/"]'],
] as const;

/** Waits for the page that a link leads to, and gives its address. */
async function followed(page: Page, link: string, title?: string) {
  const href = (await page.$eval(link, (element) => element.getAttribute("href"))) ?? "";
  // What comes near is laid out, which moves what is below.
  await page.$eval(link, (element) => element.scrollIntoView({ block: "center" }));
  await settled(page);
  await page.click(link);
  await arrived(page, title ?? titleOf(href));
  return href;
}

const focusIsOnHeading = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches("h1"));

describe("a link to another page", () => {
  it("shows it from its top without a page load, wherever the link stands, and marks it and its section in the menus", async () => {
    const page = await open("/guides/");
    await markDocument(page);
    for (const [name, link, title] of links) {
      const href = await followed(page, link, title);
      const found = { name, address: address(page), top: await page.evaluate(() => scrollY) };
      expect(found).toEqual({ name, address: href, top: 0 });
    }
    expect(await isSameDocument(page)).toBe(true);
    const marked = await page.$$eval(
      "header [aria-current], .section-pages [aria-current=page]",
      (all) => all.filter((link) => !link.closest("details")).map((link) => link.textContent),
    );
    expect(marked).toEqual(["Documentation", "Configuration", "Configuration"]);
  });

  it("moves the focus to the heading, says the title, and adds nothing to the history if it is the same page", async () => {
    const page = await open("/guides/");
    expect(await announced(page)).toBe("");
    await followed(page, caching);
    expect(await announced(page)).toBe(`${titleOf("/guides/caching/")} | webpack`);
    await focusIsOnHeading(page);
    await page.keyboard.press("Tab");
    const first = await page.evaluate(
      () => document.activeElement === document.querySelector("article :is(a[href], button)"),
    );
    expect(first).toBe(true);
    const before = await page.evaluate(() => history.length);
    await page.click(caching);
    await focusIsOnHeading(page);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  it("with Ctrl, the middle button or by its target gets a tab of its own, and this page stays; a file is the browser's", async () => {
    const page = await open("/guides/");
    await markDocument(page);
    /** Waits for the tab that an action opens, and closes it. */
    const expectTab = async (action: () => Promise<unknown>) => {
      const opened = page.browserContext().waitForTarget((tab) => tab.url().endsWith("/caching/"));
      await action();
      await (await (await opened).page())?.close();
      expect(address(page)).toBe("/guides/");
      expect(await isSameDocument(page)).toBe(true);
    };
    await page.keyboard.down("Control");
    await expectTab(() => page.click(caching));
    await page.keyboard.up("Control");
    await expectTab(() => page.click(caching, { button: "middle" }));
    await page.$eval(caching, (element) => element.setAttribute("target", "_blank"));
    await expectTab(() => page.click(caching));
    await goTo(page, "/contribute/writers-guide/");
    // What comes into view above it could move it away from the pointer.
    await page.focus('.article a[href$=".svg"]');
    await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
    expect(address(page)).toMatch(/^\/assets\/modules-to-bundle\.[\da-f]{8}\.svg$/);
  });
});

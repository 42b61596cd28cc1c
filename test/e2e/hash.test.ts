import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, follow, hydrated, scrolled, settled, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";

const open = useBrowser();

async function reader(url: string) {
  const page = await open(url);
  await hydrated(page);
  return page;
}

/** As in the address bar: the browser goes there itself, and tells the page. */
async function typeHash(page: Page, hash: string) {
  await page.evaluate((typed) => location.assign(typed), hash);
  await page.waitForFunction((id) => document.activeElement?.id === id, {}, hash.slice(1));
  await settled(page);
}

/** Distance from the lower edge of the sticky header to an element's upper edge. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((name) => {
    const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -Infinity;
    return top - header;
  }, id);

describe("a hash", () => {
  it.each([
    ["in the address", "/guides/caching/#keep-packages-apart", undefined],
    [
      "of a link on the page",
      "/guides/caching/",
      '.table-of-contents [href="#keep-packages-apart"]',
    ],
  ])("%s leads to its heading, below the sticky header", async (_name, url, link) => {
    const page = await reader(url);
    if (link !== undefined) await page.click(link);
    await settled(page);
    const distance = await belowHeader(page, "keep-packages-apart");
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
  });

  it("of a link to another page leads to the heading there", async () => {
    const page = await reader("/guides/");
    await page.$eval(".article a", (link) =>
      link.setAttribute("href", "/guides/caching/#keep-packages-apart"),
    );
    await page.click(".article a");
    await arrived(page, titleOf("/guides/caching/"));
    await settled(page);
    const distance = await belowHeader(page, "keep-packages-apart");
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("keep-packages-apart");
  });

  it("opens the details that its heading stands in", async () => {
    const page = await reader("/guides/caching/");
    await page.$eval("#keep-packages-apart", (heading) => {
      const details = document.createElement("details");
      heading.replaceWith(details);
      details.append(document.createElement("summary"), heading);
    });
    await page.click('.table-of-contents [href="#keep-packages-apart"]');
    await page.waitForFunction(() => document.activeElement?.id === "keep-packages-apart");
    const distance = await belowHeader(page, "keep-packages-apart");
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
  });

  it("takes the focus along, so that Tab goes on from its heading", async () => {
    const page = await reader("/guides/caching/");
    await page.click('.table-of-contents [href="#keep-packages-apart"]');
    await page.waitForFunction(() => document.activeElement?.id === "keep-packages-apart");
    expect(address(page)).toBe("/guides/caching/#keep-packages-apart");
  });

  it("that is typed leads to its heading, whatever was typed on other pages", async () => {
    const page = await reader("/guides/caching/");
    await typeHash(page, "#checklist");
    await page.evaluate(() => scrollTo(0, 300));
    await settled(page);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    const id = await page.$eval(".article h2:nth-of-type(3)", (heading) => heading.id);
    await typeHash(page, `#${id}`);
    const distance = await belowHeader(page, id);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
  });

  it("is left by going back", async () => {
    const page = await reader("/guides/caching/");
    await page.evaluate(() => scrollTo(0, 200));
    await settled(page);
    await page.click('.table-of-contents [href="#checklist"]');
    await page.waitForFunction(() => scrollY > 1000);
    await page.goBack();
    await settled(page);
    expect(await scrolled(page)).toBe(200);
  });

  it.each(["#no-such-heading", "#%"])("%s that names nothing does no harm", async (hash) => {
    const page = await reader(`/guides/caching/${hash}`);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    await page.goBack();
    await arrived(page, titleOf("/guides/caching/"));
    expect(await scrolled(page)).toBe(0);
  });

  it("of a footnote leads back to its mark, which Tab still stops at", async () => {
    const page = await reader("/guides/caching/");
    const mark = await page.$("a[data-footnote-ref]");
    await mark?.evaluate((link) => link.click());
    await page.$eval("a[data-footnote-backref]", (link) => link.click());
    await page.waitForFunction((link) => document.activeElement === link, {}, mark);
    expect(await mark?.evaluate(({ tabIndex }) => tabIndex)).toBe(0);
  });

  it("of the skip link leads keyboards past the menus", async () => {
    const page = await reader("/guides/caching/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await page.keyboard.press("Tab");
    const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inMain).toBe(true);
  });
});

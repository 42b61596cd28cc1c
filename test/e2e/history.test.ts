import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, hydrated, settled, useBrowser } from "./browser.ts";

const open = useBrowser();

async function reader(url: string) {
  const page = await open(url);
  await hydrated(page);
  return page;
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scroll(page: Page, top: number) {
  await page.evaluate((to) => scrollTo(0, to), top);
  await settled(page);
}

const follow = (page: Page, url: string) => page.click(`#sidebar a[href="${url}"]`);

describe("back and forward", () => {
  it("lead to where the reader was on each page", async () => {
    const page = await reader("/guides/caching/");
    await scroll(page, 1200);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, "Code Splitting");
    await scroll(page, 700);
    await page.goBack();
    await arrived(page, "Caching");
    expect(await scrolled(page)).toBe(1200);
    await page.goForward();
    await arrived(page, "Code Splitting");
    expect(await scrolled(page)).toBe(700);
  });

  it("move the focus to the heading and say the title, but do not scroll there", async () => {
    const page = await reader("/guides/caching/");
    await scroll(page, 1200);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, "Code Splitting");
    await page.goBack();
    await arrived(page, "Caching");
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toMatch("Caching");
    expect(await scrolled(page)).toBe(1200);
  });

  it("lead to where the reader was on a page that has to be loaded again", async () => {
    const page = await reader("/guides/caching/");
    await scroll(page, 2200);
    await follow(page, "/guides/getting-started/");
    await arrived(page, "Getting Started");
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await arrived(page, "Caching");
    await settled(page);
    expect(await scrolled(page)).toBe(2200);
  });

  it("keep the positions of documents apart", async () => {
    const page = await reader("/guides/caching/");
    await scroll(page, 1500);
    await page.goto(new URL("/concepts/loaders/", page.url()).href);
    await hydrated(page);
    expect(await scrolled(page)).toBe(0);
    await scroll(page, 400);
    await page.goBack();
    await hydrated(page);
    await settled(page);
    expect(await scrolled(page)).toBe(1500);
  });

  it("work without storage", async () => {
    const page = await open("/guides/caching/", {
      prepare: (one) =>
        one.evaluateOnNewDocument(() => {
          Object.defineProperty(window, "sessionStorage", {
            get() {
              throw new DOMException("Forbidden", "SecurityError");
            },
          });
        }),
    });
    await hydrated(page);
    await scroll(page, 900);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, "Code Splitting");
    await page.goBack();
    await arrived(page, "Caching");
    expect(await scrolled(page)).toBe(900);
  });
});

describe("a reload", () => {
  it("stays where the reader was", async () => {
    const page = await reader("/guides/caching/");
    await scroll(page, 1300);
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(await scrolled(page)).toBe(1300);
  });

  it("stays there without waiting for scripts", async () => {
    const page = await open("/guides/caching/", { expected: /ERR_FAILED/ });
    await hydrated(page);
    await scroll(page, 1300);
    await page.setRequestInterception(true);
    page.on("request", (request) =>
      request.resourceType() === "script" ? request.abort() : request.continue(),
    );
    await page.reload();
    await settled(page);
    expect(await scrolled(page)).toBe(1300);
  });

  it("stays there also when the address names a heading", async () => {
    const page = await reader("/guides/caching/#checklist");
    await scroll(page, 500);
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(await scrolled(page)).toBe(500);
  });
});

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
    await arrived(page, "Caching");
    await settled(page);
    const distance = await belowHeader(page, "keep-packages-apart");
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("keep-packages-apart");
  });

  it("takes the focus along, so that Tab goes on from its heading", async () => {
    const page = await reader("/guides/caching/");
    await page.click('.table-of-contents [href="#keep-packages-apart"]');
    await page.waitForFunction(() => document.activeElement?.id === "keep-packages-apart");
    expect(address(page)).toBe("/guides/caching/#keep-packages-apart");
  });

  it("is left by going back", async () => {
    const page = await reader("/guides/caching/");
    await scroll(page, 200);
    await page.click('.table-of-contents [href="#checklist"]');
    await page.waitForFunction(() => scrollY > 1000);
    await page.goBack();
    await settled(page);
    expect(await scrolled(page)).toBe(200);
  });

  it.each(["#no-such-heading", "#%"])("%s that names nothing does no harm", async (hash) => {
    const page = await reader(`/guides/caching/${hash}`);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, "Code Splitting");
    await page.goBack();
    await arrived(page, "Caching");
    expect(await scrolled(page)).toBe(0);
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

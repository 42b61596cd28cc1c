import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, intercept, scrolled, settled, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });

async function reader(url: string) {
  const page = await open(url);
  await hydrated(page);
  return page;
}

async function scroll(page: Page, top: number) {
  await page.evaluate((to) => scrollTo(0, to), top);
  await settled(page);
}

const caching = titleOf("/guides/caching/");
const codeSplitting = titleOf("/guides/code-splitting/");

describe("back and forward", () => {
  it("lead to where the reader was on each page, with the focus on its heading, and say its title", async () => {
    const page = await reader("/guides/caching/");
    await scroll(page, 1200);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, codeSplitting);
    await scroll(page, 700);
    await page.goBack();
    await arrived(page, caching);
    expect(await scrolled(page)).toBe(1200);
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toMatch(caching);
    expect(await scrolled(page)).toBe(1200);
    await page.goForward();
    await arrived(page, codeSplitting);
    expect(await scrolled(page)).toBe(700);
  });

  it("lead to where the reader was on pages that have to be loaded again, and in other documents", async () => {
    const page = await reader("/guides/caching/");
    await scroll(page, 2200);
    await follow(page, "/guides/getting-started/");
    await arrived(page, titleOf("/guides/getting-started/"));
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await arrived(page, caching);
    await settled(page);
    expect(await scrolled(page)).toBe(2200);
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
    await arrived(page, codeSplitting);
    await page.goBack();
    await arrived(page, caching);
    expect(await scrolled(page)).toBe(900);
  });
});

describe("a reload", () => {
  it("stays where the reader was, also when the address names a heading, without waiting for scripts", async () => {
    const page = await open("/guides/caching/#checklist", { expected: /ERR_FAILED/ });
    await hydrated(page);
    await scroll(page, 500);
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(await scrolled(page)).toBe(500);
    await page.goto(new URL("/guides/caching/", page.url()).href);
    await hydrated(page);
    await scroll(page, 1300);
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(await scrolled(page)).toBe(1300);
    await intercept(page);
    page.on("request", (request) =>
      request.resourceType() === "script" ? request.abort() : request.continue(),
    );
    await page.reload();
    await settled(page);
    expect(await scrolled(page)).toBe(1300);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  arrived,
  follow,
  goTo,
  hydrated,
  scrolled,
  settled,
  useReader,
  withoutScripts,
} from "../browser.ts";
import { announced } from "../seen.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();

async function scroll(page: Page, top: number) {
  await page.evaluate((to) => scrollTo(0, to), top);
  await settled(page);
}

const caching = titleOf("/guides/caching/");
const codeSplitting = titleOf("/guides/code-splitting/");

async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
  await settled(page);
}

describe("back and forward", () => {
  it("lead to where the reader was on each page, also where it has to be loaded again and from other documents, with the focus on its heading, and say its title", async () => {
    const page = await open("/guides/caching/");
    await scroll(page, 1200);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, codeSplitting);
    await scroll(page, 700);
    await page.goBack();
    await arrived(page, caching);
    expect(await scrolled(page)).toBe(1200);
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await announced(page)).toMatch(caching);
    expect(await scrolled(page)).toBe(1200);
    await page.goForward();
    await arrived(page, codeSplitting);
    expect(await scrolled(page)).toBe(700);
    // A page that has to be loaded again.
    await reload(page);
    await page.goBack();
    await arrived(page, caching);
    await settled(page);
    expect(await scrolled(page)).toBe(1200);
    // Another document.
    await goTo(page, "/concepts/loaders/");
    expect(await scrolled(page)).toBe(0);
    await scroll(page, 400);
    await page.goBack();
    await hydrated(page);
    await settled(page);
    expect(await scrolled(page)).toBe(1200);
  });
});

describe("a page", () => {
  it("that is reloaded stays where the reader was, also when the address names a heading, without waiting for scripts; that is opened anew starts at its heading", async () => {
    const page = await open("/guides/caching/#checklist", { expected: /ERR_FAILED/ });
    const start = await scrolled(page);
    await scroll(page, 500);
    await reload(page);
    expect(await scrolled(page)).toBe(500);
    await goTo(page, "/concepts/");
    await goTo(page, "/guides/caching/#checklist");
    await settled(page);
    expect(await scrolled(page)).toBe(start);
    await goTo(page, "/guides/caching/");
    await scroll(page, 1300);
    await reload(page);
    expect(await scrolled(page)).toBe(1300);
    await withoutScripts(page);
    await page.reload();
    await settled(page);
    expect(await scrolled(page)).toBe(1300);
  });
});

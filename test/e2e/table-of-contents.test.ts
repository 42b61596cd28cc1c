import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, settled, useBrowser } from "./browser.ts";

const open = useBrowser();

async function reader(width = 1440) {
  const page = await open("/guides/caching/", { width });
  await hydrated(page);
  return page;
}

const current = (page: Page) =>
  page.$$eval(".table-of-contents [aria-current]", (all) =>
    all.map((link) => link.getAttribute("href")),
  );

async function read(page: Page, id: string) {
  await page.$eval(`#${id}`, (heading) => heading.scrollIntoView());
  await settled(page);
  await settled(page);
}

describe("the table of contents", () => {
  it("lists the headings of levels 2 and 3", async () => {
    const page = await reader();
    const headings = await page.$$eval(".article :is(h2, h3)", (all) =>
      all.map(({ id }) => `#${id}`),
    );
    const links = await page.$$eval(".table-of-contents a", (all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(links).toEqual(headings);
  });

  it("marks the section that is being read", async () => {
    const page = await reader();
    expect(await current(page)).toEqual([]);
    await read(page, "keep-packages-apart");
    expect(await current(page)).toEqual(["#keep-packages-apart"]);
    await read(page, "which-placeholder");
    expect(await current(page)).toEqual(["#which-placeholder"]);
  });

  it("marks the last section at the end of the page", async () => {
    const page = await reader();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settled(page);
    await settled(page);
    expect(await current(page)).toEqual(["#footnote-label"]);
  });

  it.each([
    [1440, true],
    [1000, false],
    [390, false],
  ])("at %i pixels is shown: %s", async (width, isShown) => {
    const page = await reader(width);
    expect(await page.$eval(".table-of-contents", (one) => one.checkVisibility())).toBe(isShown);
  });

  it("stays in view with the section that is being read, however long it is", async () => {
    const page = await open("/configuration/output/");
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
    await settled(page);
    await settled(page);
    const isInView = await page.$eval(".table-of-contents [aria-current]", (link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
    expect(isInView).toBe(true);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, settled, useBrowser } from "../browser.ts";

const open = useBrowser({ hasWorkers: false });

/** The sections that are marked. */
const current = (page: Page) =>
  page.$$eval(".table-of-contents [aria-current]", (all) =>
    all.map((link) => link.getAttribute("href")),
  );

/** Two frames for the scroll, two for the mark. */
async function marked(page: Page) {
  await settled(page);
  await settled(page);
  return current(page);
}

describe("the table of contents", () => {
  it("lists the headings of levels 2 and 3 and marks the section that is being read", async () => {
    const page = await open("/guides/caching/");
    await hydrated(page);
    const headings = await page.$$eval(".article :is(h2, h3)", (all) =>
      all.map(({ id }) => `#${id}`),
    );
    const links = await page.$$eval(".table-of-contents a", (all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(links).toEqual(headings);
    expect(await current(page)).toEqual([]);
    for (const id of ["keep-packages-apart", "which-placeholder"]) {
      await page.$eval(`#${id}`, (heading) => heading.scrollIntoView());
      expect(await marked(page)).toEqual([`#${id}`]);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await marked(page)).toEqual(["#footnote-label"]);
  });

  it("stays in view with the section that is being read, however long it is", async () => {
    const page = await open("/configuration/output/");
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
    await marked(page);
    const isInView = await page.$eval(".table-of-contents [aria-current]", (link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
    expect(isInView).toBe(true);
  });
});

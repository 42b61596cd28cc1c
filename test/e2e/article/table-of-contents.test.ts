import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { goTo, settled, useReader } from "../browser.ts";
import { hrefs } from "../seen.ts";

const open = useReader();

/** The sections that are marked. */
const current = (page: Page) => hrefs(page, ".table-of-contents [aria-current]");

/** Two frames for the scroll, two for the mark. */
async function marked(page: Page) {
  await settled(page);
  await settled(page);
  return current(page);
}

describe("the table of contents", () => {
  it("lists the headings of levels 2 and 3 and marks the section that is being read, which stays in view however long the table is", async () => {
    const page = await open("/guides/caching/");
    const headings = await page.$$eval(".article :is(h2, h3)", (all) =>
      all.map(({ id }) => `#${id}`),
    );
    expect(await hrefs(page, ".table-of-contents a")).toEqual(headings);
    expect(await current(page)).toEqual([]);
    for (const id of ["keep-packages-apart", "which-placeholder"]) {
      await page.$eval(`#${id}`, (heading) => heading.scrollIntoView());
      expect(await marked(page)).toEqual([`#${id}`]);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await marked(page)).toEqual(["#footnote-label"]);
    await goTo(page, "/configuration/output/");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
    await marked(page);
    const isInView = await page.$eval(".table-of-contents [aria-current]", (link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
    expect(isInView).toBe(true);
  });
});

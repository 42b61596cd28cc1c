import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { goTo, settled, useReader } from "../browser.ts";

const open = useReader();
const url = "/configuration/output/";

/** Whether the last block of the article has been laid out. */
const endIsLaidOut = (page: Page) =>
  page.$eval(".article > :last-child > *", (one) =>
    one.checkVisibility({ contentVisibilityAuto: true }),
  );

/** Where the heading in the middle is, in pixels from the top of the window. */
const placeOf = (page: Page, id: string) =>
  page.$eval(`#${id}`, (heading) => Math.round(heading.getBoundingClientRect().top));

describe("a long page", () => {
  it("is laid out as the reader comes near, unless the browser has to know where something is", async () => {
    const page = await open(url);
    expect(await endIsLaidOut(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settled(page);
    await settled(page);
    expect(await endIsLaidOut(page)).toBe(true);
    const [id = ""] = await page.$$eval(".article h2", (all) => all.slice(-2).map((h) => h.id));
    await goTo(page, `${url}#${id}`);
    expect(await endIsLaidOut(page)).toBe(true);
    const place = await placeOf(page, id);
    await goTo(page, url);
    expect(await endIsLaidOut(page)).toBe(false);
    await page.click(`.table-of-contents a[href="#${id}"]`);
    await settled(page);
    expect(await placeOf(page, id)).toBe(place);
    await page.reload();
    await settled(page);
    expect(await placeOf(page, id)).toBe(place);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, goTo, settled, useReader } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

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

  it("is where the reader left it, also if what is above has never been laid out", async () => {
    const page = await open(url);
    const id = await page.$$eval(".article h2", (all) => all[Math.floor(all.length / 2)]?.id ?? "");
    await page.evaluate((to) => document.querySelector(`#${to}`)?.scrollIntoView(), id);
    await settled(page);
    await settled(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const [before, estimated] = [await placeOf(page, id), await height()];
    await follow(page, "/configuration/mode/");
    await arrived(page, titleOf("/configuration/mode/"));
    await page.goBack();
    await arrived(page, titleOf(url));
    expect(await height()).not.toBe(estimated);
    expect(await placeOf(page, id)).toBe(before);
  });
});

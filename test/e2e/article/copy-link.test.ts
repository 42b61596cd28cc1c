import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, settled, siteUrl, useReader } from "../browser.ts";
import { announced } from "../seen.ts";
import { allowClipboard, clipboard, forbidClipboard } from "./clipboard.ts";

const open = useReader();
const url = "/guides/caching/";
const link = "#checklist > a";

/** Whether the mark beside a heading is seen. */
const mark = (page: Page) =>
  page.$eval(link, (one) => Number(getComputedStyle(one, "::after").opacity) > 0);

describe("the link of a heading", () => {
  it("is marked where the pointer or the focus is; copies its address, says so for two seconds, in which nothing moves, and goes there; or says that it could not", async () => {
    const page = await open(url);
    await allowClipboard(page);
    expect(await mark(page)).toBe(false);
    await page.$eval(link, (one) => one.scrollIntoView({ block: "center" }));
    await settled(page);
    await page.hover("#checklist");
    expect(await mark(page)).toBe(true);
    await page.mouse.move(0, 0);
    expect(await mark(page)).toBe(false);
    await page.focus("#verify-it > a");
    await page.keyboard.press("Tab");
    await page.focus(link);
    expect(await mark(page)).toBe(true);
    await page.click(link);
    const notice = await page.waitForSelector(`${link}[data-notice]`);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const during = await height();
    expect(await notice?.evaluate((one) => one.getAttribute("data-notice"))).toBe("Link copied");
    expect(await announced(page)).toBe("Link copied");
    expect(await clipboard(page)).toBe(`${siteUrl()}${url}#checklist`);
    expect(address(page)).toBe(`${url}#checklist`);
    await page.waitForSelector(`${link}:not([data-notice])`);
    expect(await height()).toBe(during);
    await forbidClipboard(page);
    await page.click(link);
    await page.waitForSelector(`${link}[data-notice="Link not copied"]`);
    expect(await announced(page)).toBe("Link not copied");
  });

  it("copies nothing for a new tab, nor do other links to it; but by keyboard and by finger it does", async () => {
    const page = await open(url, { width: 390 });
    await allowClipboard(page);
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await page.click(".contents-bar summary");
    await page.click('.contents-bar a[href="#checklist"]');
    await settled(page);
    await page.keyboard.down("Control");
    await page.click(link);
    await page.keyboard.up("Control");
    await page.bringToFront();
    expect(await clipboard(page)).toBe("before");
    await page.focus(link);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`${link}[data-notice="Link copied"]`);
    await page.tap("#verify-it > a");
    await page.waitForSelector('#verify-it > a[data-notice="Link copied"]');
  });
});

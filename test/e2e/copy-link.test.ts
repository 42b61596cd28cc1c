import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, hydrated, settled, siteUrl, useBrowser } from "./browser.ts";

const open = useBrowser();
const link = "#checklist > a";

/** A reader who may use the clipboard. */
async function reader(width = 1440) {
  const page = await open("/guides/caching/", { width });
  const permissions = ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"] as const;
  await page.browserContext().overridePermissions(siteUrl(), [...permissions]);
  await hydrated(page);
  return page;
}

const notice = (page: Page) => page.$eval(link, (one) => one.getAttribute("data-notice"));

const announced = (page: Page) => page.$eval("#announcer", ({ textContent }) => textContent);

/** Whether the mark beside a heading is seen. */
const mark = (page: Page) =>
  page.$eval(link, (one) => Number(getComputedStyle(one, "::after").opacity) > 0);

describe("the link of a heading", () => {
  it("copies its address, says so for two seconds and goes there", async () => {
    const page = await reader();
    await page.click(link);
    await page.waitForSelector(`${link}[data-notice]`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${siteUrl()}/guides/caching/#checklist`,
    );
    expect([await notice(page), await announced(page)]).toEqual(["Link copied", "Link copied"]);
    expect(address(page)).toBe("/guides/caching/#checklist");
    await page.waitForFunction((one) => !document.querySelector(`${one}[data-notice]`), {}, link);
  });

  it("does so by keyboard and by finger", async () => {
    const page = await reader(390);
    await page.focus(link);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`${link}[data-notice]`);
    await page.waitForFunction((one) => !document.querySelector(`${one}[data-notice]`), {}, link);
    await page.tap(link);
    await page.waitForSelector(`${link}[data-notice]`);
  });

  it("is marked where the pointer or the focus is", async () => {
    const page = await reader();
    expect(await mark(page)).toBe(false);
    await page.hover("#checklist");
    expect(await mark(page)).toBe(true);
    await page.mouse.move(0, 0);
    await page.focus("#verify-it > a");
    await page.keyboard.press("Tab");
    await page.focus(link);
    expect(await mark(page)).toBe(true);
  });

  it("moves nothing while it says so", async () => {
    const page = await reader();
    await page.click(link);
    await page.waitForSelector(`${link}[data-notice]`);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const during = await height();
    await page.waitForFunction((one) => !document.querySelector(`${one}[data-notice]`), {}, link);
    expect(await height()).toBe(during);
  });

  it("says that it could not", async () => {
    const page = await reader();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("Forbidden"));
    });
    await page.click(link);
    await page.waitForSelector(`${link}[data-notice="Link not copied"]`);
    expect(await announced(page)).toBe("Link not copied");
  });

  it("copies nothing for a new tab, nor do other links to it", async () => {
    const page = await reader();
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await page.click('.table-of-contents a[href="#checklist"]');
    await settled(page);
    await page.keyboard.down("Control");
    await page.click(link);
    await page.keyboard.up("Control");
    await page.bringToFront();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("before");
  });

  it("leads there without JavaScript", async () => {
    const page = await open("/guides/caching/", { javaScript: false });
    await page.click(link);
    expect(address(page)).toBe("/guides/caching/#checklist");
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, resize, settled, useReader } from "../browser.ts";
import { isShown } from "../seen.ts";

const open = useReader();
const url = "/configuration/";

/** Height of the block's code that is on the screen, and of all of it. */
const heights = (page: Page) =>
  page.$eval(".long pre", ({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);

const isFolded = async (page: Page) => {
  const [shown = 0, all = 0] = await heights(page);
  return shown < all - 100;
};

const button = (page: Page) =>
  page.$eval(".unfold", (one) => [one.textContent, one.getAttribute("aria-expanded")]);

describe("a long block of code", () => {
  it("is whole on paper, else shown in part, and whole when asked for, and in part again; unfolds where something in it is found", async () => {
    const page = await open(url);
    await page.emulateMediaType("print");
    expect(await isFolded(page)).toBe(false);
    expect(await isShown(page, ".unfold")).toBe(false);
    await page.emulateMediaType("screen");
    expect(await isFolded(page)).toBe(true);
    const [text] = await button(page);
    expect(text).toMatch(/^Show all \d\d lines$/);
    expect(await button(page)).toEqual([text, "false"]);
    await page.$eval(".unfold", (one) => one.scrollIntoView({ block: "center" }));
    await settled(page);
    await page.click(".unfold");
    expect(await isFolded(page)).toBe(false);
    expect(await button(page)).toEqual(["Show fewer lines", "true"]);
    await page.focus(".unfold");
    await page.keyboard.press("Enter");
    expect(await isFolded(page)).toBe(true);
    expect(await button(page)).toEqual([text, "false"]);
    // What "find in page" does with a match; no script can start that.
    await page.$eval(".long code > :last-child", (last) => last.scrollIntoView());
    await page.waitForSelector(".long[data-unfolded]");
    expect(await isFolded(page)).toBe(false);
  });

  it("is whole without JavaScript", async () => {
    const page = await open(url, { javaScript: false });
    expect(await isFolded(page)).toBe(false);
    expect(await isShown(page, ".unfold")).toBe(false);
  });
});

describe("a block that is wider than the page", () => {
  /** The first block of code that is, or is not, wider than its place. */
  const block = (page: Page, isWide: boolean) =>
    page.evaluateHandle((wanted) => {
      const found = [...document.querySelectorAll<HTMLElement>(".code")].find((one) => {
        const pre = one.querySelector("pre");
        return pre !== null && pre.scrollWidth > pre.clientWidth === wanted;
      });
      if (found === undefined) throw new Error("There is no such block.");
      found.scrollIntoView({ block: "center" });
      return found;
    }, isWide);

  it("can be wrapped and unwrapped, also by keyboard, and alone has a button for that", async () => {
    const page = await open(url);
    const narrow = await block(page, false);
    await narrow.hover();
    await settled(page);
    expect(await narrow.$(".wrap")).toBeNull();
    await resize(page, 390);
    await hydrated(page);
    const wide = await block(page, true);
    await wide.tap();
    const wrap = await wide.waitForSelector(".wrap");
    const overflow = () =>
      wide.$eval("pre", ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await wrap?.tap();
    expect(await overflow()).toBe(0);
    expect(await wrap?.evaluate((one) => one.ariaPressed)).toBe("true");
    await wrap?.tap();
    expect(await overflow()).toBeGreaterThan(0);
    expect(await wrap?.evaluate((one) => one.ariaPressed)).toBe("false");
    await wide.$eval("pre", (pre) => pre.focus());
    const hasLeft = () => page.evaluate(() => document.activeElement?.closest("pre") === null);
    // Its links come first.
    while (!(await hasLeft())) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await wide.evaluate((one) => one.hasAttribute("data-wrapped"))).toBe(true);
  });
});

import { describe, expect, it } from "@jest/globals";
import { hydrated, useBrowser } from "../browser.ts";
import { hasFocus, isOpen, search, searcher, typed } from "./search-dialog.ts";

const open = useBrowser({ hasWorkers: false, isSearchWarm: true });

describe("a search without results", () => {
  it("says so, and offers the nearest words", async () => {
    const page = await searcher(open);
    await search(page, "kubernetes");
    const suggestion = await page.waitForSelector(".search-suggestions button");
    const word = await suggestion?.evaluate(({ textContent }) => textContent);
    await suggestion?.click();
    await page.waitForSelector("a.search-option");
    expect(await typed(page)).toBe(word);
    expect(await hasFocus(page, "#search-field")).toBe(true);
  });
});

describe("closing the search", () => {
  it("works with Escape, which gives the focus back, its button, and a click beside it; keeps the page where it was, and what was typed; and can be followed by opening it at once", async () => {
    const page = await open("/guides/caching/");
    await hydrated(page);
    await page.focus(".home-link");
    const ways = [
      () => page.keyboard.press("Escape"),
      () => page.click(".search-field .icon-button"),
      () => page.mouse.click(20, 500),
    ];
    for (const [at, close] of ways.entries()) {
      await page.keyboard.press("/");
      await page.waitForSelector(".search[open]");
      await close();
      expect([at, await isOpen(page)]).toEqual([at, false]);
      if (at === 0) expect(await hasFocus(page, ".home-link")).toBe(true);
    }
    await page.evaluate(() => scrollTo(0, 800));
    await page.keyboard.press("/");
    await page.keyboard.type("cache");
    await page.mouse.wheel({ deltaY: 2000 });
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => scrollY)).toBe(800);
    await page.keyboard.press("/");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("cache");
    // In the frame in which it was closed.
    await page.$eval("dialog.search", (dialog) => {
      if (!(dialog instanceof HTMLDialogElement)) throw new Error("The search is no dialog.");
      dialog.close();
      const slash = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(slash);
    });
    expect(await isOpen(page)).toBe(true);
  });
});

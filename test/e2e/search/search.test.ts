import { describe, expect, it } from "@jest/globals";
import { hydrated, useBrowser } from "../browser.ts";
import { found, hasFocus, isOpen, typed } from "./search-dialog.ts";

const open = useBrowser({ hasWorkers: false, isSearchWarm: true });

const log = `ERROR in ./src/index.js 1:0-20
Module not found: Error: Can't resolve './foo' in '/home/ann/shop/src'

webpack 5.88.0 compiled with 1 error in 120 ms`;

describe("the search", () => {
  it("loads nothing before it is opened or pointed at, opens by keys and by its button over all of the header, and leaves a slash alone that is typed into something", async () => {
    const loaded: string[] = [];
    const page = await open("/guides/caching/", {
      prepare: async (one) => one.on("request", (request) => loaded.push(request.url())),
    });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(loaded.filter((url) => /\/search-/.test(url))).toEqual([]);
    // The keys are written on it.
    expect(await page.$eval(".search-button kbd", (kbd) => kbd.checkVisibility())).toBe(true);
    const panel = page.waitForResponse((response) => response.url().includes("/search-panel."));
    await page.hover(".search-button");
    await panel;
    expect(await isOpen(page)).toBe(false);
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warn" && warnings.push(message.text()));
    await page.click(".search-button");
    expect(await isOpen(page)).toBe(true);
    await page.click('.search [aria-label="Close"]');
    expect(await isOpen(page)).toBe(false);
    await page.click(".search-button");
    expect(await isOpen(page)).toBe(true);
    expect(warnings).toEqual([]);
    for (const [modifier, key] of [[], ["Control", "k"], ["Meta", "k"]] as const) {
      await page.keyboard.press("Escape");
      expect(await isOpen(page)).toBe(false);
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key ?? "/");
      if (modifier) await page.keyboard.up(modifier);
      await page.waitForSelector(".search[open]");
      expect(await hasFocus(page, "#search-field")).toBe(true);
      expect(await typed(page)).toBe("");
    }
    const topOf = (selector: string) =>
      page.$eval(selector, (one) => one.getBoundingClientRect().top);
    for (const width of [820, 390, 1440]) {
      await page.setViewport({ width, height: 844 });
      const [dialog, header] = [await topOf(".search"), await topOf(".header-bar")];
      expect({ width, isCovered: dialog <= header }).toEqual({ width, isCovered: true });
    }
    await page.keyboard.press("Escape");
    await page.type(".page-filter input", "/");
    expect(await isOpen(page)).toBe(false);
    expect(await page.$eval(".page-filter input", ({ value }) => value)).toBe("/");
  });

  it("loses no letter that is typed while it loads, and finds the error in lines that are pasted", async () => {
    const page = await open("/guides/caching/");
    await hydrated(page);
    await page.keyboard.press("/");
    await page.keyboard.type("splitChunks");
    await found(page, "/guides/code-splitting/");
    expect(await typed(page)).toBe("splitChunks");
    const { origin } = new URL(page.url());
    await page.browserContext().overridePermissions(origin, ["clipboard-sanitized-write"]);
    await page.evaluate((text) => navigator.clipboard.writeText(text), log);
    await page.keyboard.press("a", { commands: ["SelectAll"] });
    await page.keyboard.press("v", { commands: ["Paste"] });
    await found(page, "/guides/getting-started/");
    expect(await typed(page)).toBe("Module not found: Error: Can't resolve");
  });
});

import { describe, expect, it } from "@jest/globals";
import { hydrated, useBrowser } from "./browser.ts";
import { found, isOpen, searcher } from "./search-dialog.ts";

const open = useBrowser();

const log = `ERROR in ./src/index.js 1:0-20
Module not found: Error: Can't resolve './foo' in '/home/ann/shop/src'

webpack 5.88.0 compiled with 1 error in 120 ms`;

const focused = (selector: string) => document.activeElement?.matches(selector) ?? false;

describe("the search", () => {
  it.each(["/", "Control+K", "Meta+K"])("opens with %s", async (keys) => {
    const page = await open("/guides/caching/");
    await hydrated(page);
    const names = keys.split("+");
    const [key = ""] = names.slice(-1);
    if (names.length > 1) await page.keyboard.down(names[0] === "Meta" ? "Meta" : "Control");
    await page.keyboard.press(key === "K" ? "k" : "/");
    await page.waitForSelector(".search[open]");
    expect(await page.evaluate(focused, "#search-field")).toBe(true);
    expect(await page.$eval("#search-field", (field) => Reflect.get(field, "value"))).toBe("");
  });

  it("opens with its button, on which the keys are written", async () => {
    const page = await open("/guides/caching/");
    await hydrated(page);
    expect(await page.$eval(".search-button kbd", (kbd) => kbd.checkVisibility())).toBe(true);
    await page.click(".search-button");
    expect(await isOpen(page)).toBe(true);
  });

  it("leaves a slash alone that is typed into something", async () => {
    const page = await open("/configuration/devtool/");
    await hydrated(page);
    await page.evaluate(() =>
      document.querySelector("h1")?.setAttribute("contenteditable", "true"),
    );
    await page.click("h1");
    await page.keyboard.type("/");
    expect(await isOpen(page)).toBe(false);
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toContain("/");
  });

  it("loses no letter that is typed while it loads", async () => {
    const page = await open("/guides/caching/");
    await hydrated(page);
    await page.keyboard.press("/");
    await page.keyboard.type("splitChunks");
    await found(page, "/guides/code-splitting/");
    expect(await page.$eval("#search-field", (field) => Reflect.get(field, "value"))).toBe(
      "splitChunks",
    );
  });

  it("loads nothing before it is opened or pointed at", async () => {
    const loaded: string[] = [];
    const prepare: NonNullable<Parameters<typeof open>[1]>["prepare"] = async (one) =>
      one.on("request", (request) => loaded.push(request.url()));
    const page = await open("/guides/caching/", { prepare });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 300 });
    const own = () => loaded.filter((url) => /\/search-/.test(url));
    expect(own()).toEqual([]);
    await page.hover(".search-button");
    await page.waitForResponse((response) => response.url().includes("/search-panel."));
    expect(await isOpen(page)).toBe(false);
  });
});

describe("several lines that are pasted", () => {
  it("are searched for by the error that is in them", async () => {
    const page = await searcher(open);
    const { origin } = new URL(page.url());
    await page.browserContext().overridePermissions(origin, ["clipboard-sanitized-write"]);
    await page.evaluate((text) => navigator.clipboard.writeText(text), log);
    await page.keyboard.type("x");
    await page.keyboard.press("a", { commands: ["SelectAll"] });
    await page.keyboard.press("v", { commands: ["Paste"] });
    await found(page, "/guides/getting-started/");
    expect(await page.$eval("#search-field", (field) => Reflect.get(field, "value"))).toBe(
      "Module not found: Error: Can't resolve",
    );
  });
});

describe("the dialog of the search", () => {
  it.each([390, 820, 1440])("covers no header by half, %s pixels wide", async (width) => {
    const page = await searcher(open, { width });
    const topOf = (selector: string) =>
      page.$eval(selector, (one) => one.getBoundingClientRect().top);
    expect(await topOf(".search")).toBeLessThanOrEqual(await topOf(".header-bar"));
  });
});

import { describe, expect, it } from "@jest/globals";
import { address, arrived, hydrated, isSameDocument, markDocument, useBrowser } from "./browser.ts";
import { activeOption, found, isOpen, search, searcher, urls } from "./search-dialog.ts";

const open = useBrowser();

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

describe("the results", () => {
  it("come while a reader types, grouped by page, with the heading and what matches", async () => {
    const page = await searcher(open);
    await search(page, "split chunks");
    await found(page, "/guides/code-splitting/");
    const first = await page.$eval(".search-results [role=group]", (group) => ({
      label: document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
      url: group.querySelector("a")?.getAttribute("href"),
      marks: [...group.querySelectorAll("mark")].map(({ textContent }) => textContent),
    }));
    expect(first).toMatchObject({
      label: "Code Splitting Guides",
      url: "/guides/code-splitting/#splitchunksplugin",
    });
    expect(first.marks).toEqual(expect.arrayContaining(["chunks", "splitChunks"]));
    expect(await page.$eval(".search [role=status]", ({ textContent }) => textContent)).toMatch(
      /^\d+ results on \d+ pages\.$/,
    );
  });

  it("lead to the heading, without a page load, and with the focus on it", async () => {
    const page = await searcher(open);
    await markDocument(page);
    await search(page, "split chunks");
    await found(page, "/guides/code-splitting/");
    await page.keyboard.press("Enter");
    await arrived(page, "Code Splitting");
    expect(address(page)).toBe("/guides/code-splitting/#splitchunksplugin");
    expect(await isSameDocument(page)).toBe(true);
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(focused, "#splitchunksplugin")).toBe(true);
  });

  it("can be clicked, also those of the page on the screen", async () => {
    const page = await searcher(open);
    await search(page, "runtime out");
    await found(page, "/guides/caching/#");
    await page.click('a.search-option[href^="/guides/caching/#"]');
    await page.waitForFunction(() => location.hash !== "");
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  it("are gone through with the arrow keys, round and round", async () => {
    const page = await searcher(open);
    await search(page, "entry");
    await found(page, "/concepts/entry-points/");
    const first = await activeOption(page);
    expect(first).toBeDefined();
    await page.keyboard.press("ArrowDown");
    expect(await activeOption(page)).not.toBe(first);
    await page.keyboard.press("ArrowUp");
    expect(await activeOption(page)).toBe(first);
    await page.keyboard.press("ArrowUp");
    const { length } = await urls(page);
    expect(await page.$eval(`#search-option-${length - 1}`, (one) => one.ariaSelected)).toBe(
      "true",
    );
  });

  it.each(["Control", "Meta"] as const)("open in a new tab with %s and Enter", async (key) => {
    const page = await searcher(open);
    await search(page, "caching");
    await found(page, "/guides/caching/");
    const opened = page
      .browser()
      .waitForTarget(
        (target) =>
          target.opener() === page.target() ||
          target.url().includes("/guides/caching/#") ||
          (target.type() === "page" &&
            target !== page.target() &&
            target.url().includes("localhost")),
      );
    await page.keyboard.down(key);
    await page.keyboard.press("Enter");
    await page.keyboard.up(key);
    expect((await opened).url()).toContain("/");
    expect(address(page)).toBe("/guides/caching/");
    expect(await isOpen(page)).toBe(true);
  });

  it("can be narrowed to a part of the site, and widened again", async () => {
    const page = await searcher(open);
    await search(page, "hash");
    await found(page, "/guides/caching/");
    const all = await urls(page);
    const filter = await page.waitForSelector(
      "::-p-xpath(//*[@class='search-filter']/button[starts-with(., 'Configuration')])",
    );
    await filter?.click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll("a.search-option")].every((one) =>
        one.getAttribute("href")?.startsWith("/configuration/"),
      ),
    );
    expect((await urls(page)).length).toBeGreaterThan(0);
    await filter?.click();
    await found(page, "/guides/caching/");
    expect(await urls(page)).toEqual(all);
  });
});

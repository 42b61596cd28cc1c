import { describe, expect, it } from "@jest/globals";
import { address, arrived, isSameDocument, markDocument, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";
import { activeOption, found, isOpen, search, searcher, urls } from "./search-dialog.ts";

const open = useBrowser();

const focused = (selector: string) => document.activeElement?.matches(selector) ?? false;

describe("the results", () => {
  it("come while a reader types, grouped by page, with the heading and what matches", async () => {
    const page = await searcher(open);
    await search(page, "split chunks");
    await found(page, "/guides/code-splitting/");
    const first = await page.$eval(".search-results [role=group]", (group) => ({
      label: document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
      urls: [...group.querySelectorAll("a")].map((one) => one.getAttribute("href")).slice(0, 2),
      marks: [...group.querySelectorAll("mark")].map(({ textContent }) => textContent),
    }));
    expect(first).toMatchObject({
      label: titleOf("/guides/code-splitting/"),
      urls: ["/guides/code-splitting/", "/guides/code-splitting/#splitchunksplugin"],
    });
    expect(first.marks).toEqual(expect.arrayContaining(["chunks", "splitChunks"]));
  });

  it.each(["devtool", "output"])("count pages, the same everywhere: %s", async (text) => {
    const page = await searcher(open);
    await search(page, text);
    await found(page, `/configuration/${text}/`);
    const counts = await page.$eval(".search", (dialog) => ({
      chips: [...dialog.querySelectorAll(".search-filter span")].map((one) =>
        Number(one.textContent),
      ),
      groups: dialog.querySelectorAll(".search-results [role=group]").length,
      status: dialog.querySelector("[role=status]")?.textContent,
      end: dialog.querySelector(".search-end")?.textContent ?? "",
    }));
    const [all = 0, ...parts] = counts.chips;
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all);
    const isCut = counts.groups < all;
    const words = isCut
      ? `Showing the best ${counts.groups} of ${all} pages.`
      : `Found on ${all} pages.`;
    expect(counts).toMatchObject({ status: words, end: isCut ? words : "" });
  });

  it("lead to the page itself by its title", async () => {
    const page = await searcher(open);
    await search(page, "output");
    await found(page, "/configuration/output/");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/configuration/output/"));
    expect(address(page)).toBe("/configuration/output/");
  });

  it.each(["light", "dark"] as const)("can be read in forced colours, %s", async (theme) => {
    const page = await searcher(open);
    const devtools = await page.createCDPSession();
    await devtools.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value: "active" },
        { name: "prefers-color-scheme", value: theme },
      ],
    });
    await search(page, "chunk");
    await found(page, "/glossary/");
    const colors = await page.$eval("a.search-option mark", (mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      return { color, backgroundColor };
    });
    expect(colors.backgroundColor).toMatch(/^rgb\(/);
    expect(colors.backgroundColor).not.toBe(colors.color);
  });

  it("lead to the heading, without a page load, and with the focus on it", async () => {
    const page = await searcher(open);
    await markDocument(page);
    await search(page, "split chunks");
    await found(page, "/guides/code-splitting/");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/guides/code-splitting/"));
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

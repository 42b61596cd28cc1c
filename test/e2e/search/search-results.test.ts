import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  isSameDocument,
  markDocument,
  settled,
  siteUrl,
  useBrowser,
} from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { activeOption, found, hasFocus, isOpen, search, searcher, urls } from "./search-dialog.ts";

const open = useBrowser({ hasWorkers: false, isSearchWarm: true });

/** Searches for something else, and waits until a page of this address comes first. */
async function searchFor(page: Page, text: string, url: string) {
  if (!(await isOpen(page))) await page.keyboard.press("/");
  await page.waitForSelector(".search[open]");
  await search(page, text);
  await page.waitForFunction(
    (wanted) =>
      document.querySelector("a.search-option")?.getAttribute("href")?.startsWith(wanted) ===
        true && Boolean(document.querySelector(".search [role=status]")?.textContent),
    {},
    url,
  );
}

/** How many pages the dialog names in its parts, its list and its words. */
const counted = (page: Page) =>
  page.$eval(".search", (dialog) => ({
    chips: [...dialog.querySelectorAll(".search-filter span")].map((one) =>
      Number(one.textContent),
    ),
    groups: dialog.querySelectorAll(".search-results [role=group]").length,
    status: dialog.querySelector("[role=status]")?.textContent,
    end: dialog.querySelector(".search-end")?.textContent ?? "",
  }));

/** Looks whether what was found stands out in forced colors, light and dark. */
async function expectMarks(page: Page): Promise<void> {
  const devtools = await page.createCDPSession();
  for (const theme of ["light", "dark"]) {
    await devtools.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value: "active" },
        { name: "prefers-color-scheme", value: theme },
      ],
    });
    const colors = await page.$eval("a.search-option mark", (mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      return { color, backgroundColor };
    });
    expect([theme, colors.backgroundColor]).toEqual([theme, expect.stringMatching(/^rgb\(/)]);
    expect([theme, colors.backgroundColor]).not.toEqual([theme, colors.color]);
  }
}

describe("the results", () => {
  it("come while a reader types, by page, with heading, matches, also in forced colors, and the same counts everywhere", async () => {
    const page = await searcher(open);
    await searchFor(page, "code splitting", "/guides/code-splitting/");
    const first = await page.$eval(".search-results [role=group]", (group) => ({
      label: document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
      urls: [...group.querySelectorAll("a")].map((one) => one.getAttribute("href")).slice(0, 2),
      marks: [...group.querySelectorAll("mark")].map(({ textContent }) => textContent),
    }));
    expect(first).toMatchObject({
      label: titleOf("/guides/code-splitting/"),
      urls: ["/guides/code-splitting/", "/guides/code-splitting/#splitchunksplugin"],
    });
    expect(first.marks.join()).toMatch(/code.*splitting/i);
    await expectMarks(page);
    for (const text of ["devtool", "output"]) {
      await searchFor(page, text, `/configuration/${text}/`);
      const counts = await counted(page);
      const [all = 0, ...parts] = counts.chips;
      expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all);
      const isCut = counts.groups < all;
      const words = isCut
        ? `Showing the best ${counts.groups} of ${all} pages.`
        : `Found on ${all} pages.`;
      expect(counts).toMatchObject({ status: words, end: isCut ? words : "" });
    }
  });

  it("lead on without a page load: on the page, to a page by its title, to a heading with the focus", async () => {
    const page = await searcher(open);
    await markDocument(page);
    await search(page, "extract the runtime");
    await found(page, "/guides/caching/#");
    await page.click('a.search-option[href^="/guides/caching/#"]');
    await page.waitForFunction(() => location.hash !== "");
    await settled(page);
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await searchFor(page, "output", "/configuration/output/");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/configuration/output/"));
    expect(address(page)).toBe("/configuration/output/");
    await searchFor(page, "optimization.splitChunks", "/configuration/optimization/");
    await page.keyboard.press("Enter");
    await arrived(page, titleOf("/configuration/optimization/"));
    expect(address(page)).toBe("/configuration/optimization/#optimizationsplitchunks");
    expect(await isSameDocument(page)).toBe(true);
    expect(await isOpen(page)).toBe(false);
    expect(await hasFocus(page, "#optimizationsplitchunks")).toBe(true);
  });

  it("are gone through with the arrow keys, round and round, open in a new tab with Enter and Control or Meta, and can be narrowed to a part of the site", async () => {
    const page = await searcher(open);
    await search(page, "code splitting");
    await found(page, "/guides/code-splitting/");
    const all = await urls(page);
    const first = await activeOption(page);
    expect(first).toBeDefined();
    await page.keyboard.press("ArrowDown");
    expect(await activeOption(page)).not.toBe(first);
    await page.keyboard.press("ArrowUp");
    expect(await activeOption(page)).toBe(first);
    await page.keyboard.press("ArrowUp");
    const last = `#search-option-${all.length - 1}`;
    expect(await page.$eval(last, (one) => one.ariaSelected)).toBe("true");
    const context = page.browserContext();
    for (const key of ["Control", "Meta"] as const) {
      const tabs = new Set(context.targets());
      const opened = context.waitForTarget(
        (one) => one.type() === "page" && !tabs.has(one) && one.url().startsWith(siteUrl()),
      );
      await page.keyboard.down(key);
      await page.keyboard.press("Enter");
      await page.keyboard.up(key);
      await (await (await opened).page())?.close();
      await page.bringToFront();
      expect(address(page)).toBe("/guides/caching/");
      expect(await isOpen(page)).toBe(true);
    }
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
    await found(page, "/guides/code-splitting/");
    expect(await urls(page)).toEqual(all);
  });
});

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import { load, resize, useBrowser } from "../browser.ts";
import { urlsWith } from "../output/every-page-url.ts";

const open = useBrowser({ hasWorkers: false });

describe("an index page", () => {
  it("has cards of a row that begin at one height, and the lines of a task below each other, beside its box, ticked in the site's color", async () => {
    const page = await open("about:blank");
    for (const url of ["/loaders/", "/guides/"]) {
      await load(page, url);
      const [first, second] = await page.$$eval(".pages > li", (all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect([url, second]).toEqual([url, first]);
    }
    await resize(page, 390);
    const gaps = await page.$$eval(".task-list-item", (items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        const box = item.querySelector("input")?.getBoundingClientRect().right ?? 0;
        const lines = [...range.getClientRects()].filter(({ width }) => width > 40);
        return Math.min(...lines.map(({ left }) => left)) - box;
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(4);
    const [box, accent] = await page.$eval(".task-list-item :checked", (one) => {
      const probe = document.createElement("a");
      probe.style.color = "var(--accent)";
      one.before(probe);
      return [getComputedStyle(one).backgroundColor, getComputedStyle(probe).color];
    });
    expect(box).toBe(accent);
  });
});

describe("the glossary's letters", () => {
  it("are as wide as their column", async () => {
    const page = await open("/glossary/", { width: 390 });
    for (const width of [390, 1440]) {
      await resize(page, width);
      const [letters, article] = await page.$$eval(".letters, .article", (all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right }) => [left, right].join(" to ")),
      );
      expect([width, letters]).toEqual([width, article]);
    }
  });
});

describe("drawings", () => {
  it("have text that can be read on a phone", async () => {
    const small: string[] = [];
    const page = await open("about:blank", { width: 390, javaScript: false });
    const urls = await urlsWith(/<img[^>]*\.svg"/);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) {
      await load(page, url);
      const drawings = await page.$$eval('.article img[src$=".svg"]', (all) =>
        all.map((one) => ({
          path: new URL(one.src).pathname,
          scale: one.getBoundingClientRect().width / Number(one.getAttribute("width")),
        })),
      );
      for (const { path, scale } of drawings) {
        const text = await readFile(`dist${path}`, "utf8");
        const sizes = [...text.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
        if (Math.min(...sizes) * scale < 10) small.push(`${url} ${path}`);
      }
    }
    expect(small).toEqual([]);
  });
});

describe("in an article", () => {
  it("a link that leaves the site has a mark, in its last line, that screen readers do not read, and no other link has it; what stands below each other has a gap", async () => {
    const page = await open("/contribute/writers-guide/");
    const mark = (selector: string) =>
      page.$eval(selector, (one) => getComputedStyle(one, "::after").content);
    expect(await mark('.article p > a[href="https://nodejs.org/"]')).toMatch(/^"↗.*" \/ ""$/);
    expect(await mark('.article p > a[href="/guides/caching/"]')).toBe("none");
    await resize(page, 390);
    const tops = await page.$$eval('.article a[href^="http"]', (links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        // Its box is as long as the text and the room for the mark, in as many lines as the text.
        return link.getClientRects().length - range.getClientRects().length;
      }),
    );
    expect(new Set(tops)).toEqual(new Set([0]));
    // Footnotes and their heading, text of a list item and code in it.
    for (const [above, below] of [
      [".footnotes h2", ".footnotes ol"],
      ["li:has(> .code) > :first-child", "li > .code"],
    ] as const) {
      const { bottom } = await page.$eval(above, (one) => one.getBoundingClientRect().toJSON());
      const { top } = await page.$eval(below, (one) => one.getBoundingClientRect().toJSON());
      expect({ below, hasGap: top - bottom > 8 }).toEqual({ below, hasGap: true });
    }
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, load, settled, switchTheme, useBrowser } from "../browser.ts";
import { edge } from "../edge.ts";
import { urlsWith } from "../output/every-page-url.ts";

const open = useBrowser({ hasWorkers: false });

interface Table {
  readonly head: string;
  readonly columns: number;
  readonly scrolls: boolean;
  readonly isTabStop: boolean;
  /** Cells with text that lies on the next one. */
  readonly overprinted: readonly string[];
}

const tablesOf = (page: Page): Promise<readonly Table[]> =>
  page.$$eval(".table", (boxes) =>
    boxes.map((box) => {
      const cells = [...box.querySelectorAll("th, td")];
      const overprinted = cells.filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const end = cell.getBoundingClientRect().right + 0.5;
        return [...range.getClientRects()].some(({ right }) => right > end);
      });
      return {
        head: box.querySelector("tr")?.textContent ?? "",
        columns: box.querySelectorAll("tr:first-child > *").length,
        scrolls: box.scrollWidth > box.clientWidth,
        isTabStop: box.matches("[tabindex='0'][role][aria-label]"),
        overprinted: overprinted.map(({ textContent }) => textContent),
      };
    }),
  );

describe("tables on a phone", () => {
  const tables: (Table & { readonly url: string })[] = [];

  beforeAll(async () => {
    const page = await open("about:blank", { width: 390 });
    for (const url of await urlsWith(/class="table"/)) {
      await load(page, url);
      await hydrated(page);
      await settled(page);
      for (const table of await tablesOf(page)) tables.push({ url, ...table });
    }
  }, 120_000);

  const named = (found: typeof tables) => found.map(({ url, head }) => `${url} ${head}`);

  it("have no text on top of another", () => {
    expect(tables.length).toBeGreaterThan(100);
    expect(tables.flatMap(({ url, overprinted }) => overprinted.map((t) => url + t))).toEqual([]);
  });

  it("fit where they have two columns", () => {
    const scrolling = tables.filter(({ columns, scrolls }) => columns < 3 && scrolls);
    expect(named(scrolling)).toEqual([]);
  });

  it("can be reached by keyboard where they scroll, and are no tab stop where they fit", () => {
    expect(tables.some(({ scrolls }) => scrolls)).toBe(true);
    expect(named(tables.filter(({ scrolls, isTabStop }) => scrolls !== isTabStop))).toEqual([]);
  });
});

describe("what is wider than its place", () => {
  it.each([
    ["a table", "/configuration/mode/", ".table[tabindex]"],
    ["a line of code", "/guides/code-splitting/", ".code > pre[tabindex]"],
  ])("is seen to go on, in both themes: %s", async (_name, url, selector) => {
    const page = await open(url, { width: 390 });
    await hydrated(page);
    const [box] = await page.$$(selector);
    if (box === undefined) throw new Error("Nothing scrolls.");
    for (const theme of ["light", "dark"] as const) {
      await switchTheme(page, theme);
      await box.evaluate((one) => one.scrollTo(0, 0));
      const start = await edge(box);
      await box.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
      expect([theme, await edge(box)]).not.toEqual([theme, start]);
    }
  });
});

describe("the head of a table", () => {
  it("has a rule below all its cells", async () => {
    const page = await open("about:blank");
    for (const url of ["/branding/", "/comparison/"]) {
      await load(page, url);
      const rules = await page.$$eval("thead tr > *", (cells) =>
        cells.map((cell) => getComputedStyle(cell).borderBottomWidth),
      );
      expect([url, ...new Set(rules)]).toEqual([url, "1px"]);
    }
  });
});

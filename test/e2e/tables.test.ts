import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, settled, siteUrl, useBrowser } from "./browser.ts";
import { edge } from "./edge.ts";
import { everyUrl } from "./every-page-url.ts";

const open = useBrowser();

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
    const page = await open("/", { width: 390 });
    for (const url of await everyUrl()) {
      await page.goto(new URL(url, siteUrl()).href);
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

describe("a table that is wider than its place", () => {
  it.each(["light", "dark"] as const)("shows that it goes on, in the %s theme", async (theme) => {
    const page = await open("/configuration/mode/", { width: 390, theme });
    await hydrated(page);
    const [box] = await page.$$(".table[tabindex]");
    if (box === undefined) throw new Error("No table scrolls.");
    const start = await edge(box);
    await box.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
    expect(await edge(box)).not.toBe(start);
  });
});

describe("the head of a table", () => {
  it.each(["/branding/", "/comparison/"])("has a rule below all its cells on %s", async (url) => {
    const page = await open(url);
    const rules = await page.$$eval("thead tr > *", (cells) =>
      cells.map((cell) => getComputedStyle(cell).borderBottomWidth),
    );
    expect(new Set(rules)).toEqual(new Set(["1px"]));
  });
});

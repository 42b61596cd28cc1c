import { describe, expect, it } from "@jest/globals";
import type { ElementHandle, Page } from "puppeteer";
import { goTo, layOut, settled, switchTheme, useReader } from "../browser.ts";
import { urlsWith } from "../output/every-page-url.ts";
import { oneIn } from "../sample.ts";

const open = useReader();

interface Table {
  readonly head: string;
  readonly columns: number;
  readonly scrolls: boolean;
  readonly isTabStop: boolean;
  /** Below its head, as wide as all of its cells. */
  readonly rule: string;
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
      const rules = [...box.querySelectorAll("thead tr > *")].map(
        (cell) => getComputedStyle(cell).borderBottomWidth,
      );
      return {
        head: box.querySelector("tr")?.textContent ?? "",
        columns: box.querySelectorAll("tr:first-child > *").length,
        scrolls: box.scrollWidth > box.clientWidth,
        isTabStop: box.matches("[tabindex='0'][role][aria-label]"),
        rule: [...new Set(rules)].join(),
        overprinted: overprinted.map(({ textContent }) => textContent),
      };
    }),
  );

describe("tables on a phone", () => {
  it("have no text on top of another, fit where they have two columns, can be reached by keyboard where they scroll and only there, and have a rule below their heads", async () => {
    const tables: (Table & { readonly url: string })[] = [];
    const page = await open("/license/", { width: 390 });
    for (const url of oneIn(8, await urlsWith(/class="table"/))) {
      await goTo(page, url);
      await layOut(page);
      for (const table of await tablesOf(page)) tables.push({ url, ...table });
    }
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.some(({ scrolls }) => scrolls)).toBe(true);
    expect(tables.flatMap(({ url, overprinted }) => overprinted.map((t) => url + t))).toEqual([]);
    const named = (is: (table: Table) => boolean) =>
      tables.filter(is).map(({ url, head }) => `${url} ${head}`);
    expect(named(({ columns, scrolls }) => columns < 3 && scrolls)).toEqual([]);
    expect(named(({ scrolls, isTabStop }) => scrolls !== isTabStop)).toEqual([]);
    expect(named(({ rule }) => rule !== "1px")).toEqual([]);
  });
});

/** What the right edge of a box looks like, a picture to compare. */
async function edge(box: ElementHandle<Element>): Promise<string> {
  await box.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const page = box.frame.page();
  await settled(page);
  const { x, y } = await box.evaluate((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return { x: right + scrollX, y: bottom + scrollY };
  });
  // Its lowest pixels have no text.
  const clip = { x: x - 8, y: y - 6, width: 4, height: 3 };
  return page.screenshot({ clip, encoding: "base64" });
}

describe("a table and a line of code that are wider than their place", () => {
  it("are seen to go on, in both themes", async () => {
    const page = await open("/configuration/mode/", { width: 390 });
    for (const [url, selector] of [
      ["/configuration/mode/", ".table[tabindex]"],
      ["/guides/code-splitting/", ".code > pre[tabindex]"],
    ] as const) {
      await goTo(page, url);
      await layOut(page);
      const [box] = await page.$$(selector);
      if (box === undefined) throw new Error("Nothing scrolls.");
      for (const theme of ["light", "dark"] as const) {
        await switchTheme(page, theme);
        await box.evaluate((one) => one.scrollTo(0, 0));
        const start = await edge(box);
        await box.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
        expect([url, theme, await edge(box)]).not.toEqual([url, theme, start]);
      }
    }
  });
});

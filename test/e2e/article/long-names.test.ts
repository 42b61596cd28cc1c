import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { goTo, resize, useReader } from "../browser.ts";

const open = useReader();

/** Where names go on in the next line, as `before|after`. */
const breaksIn = (page: Page, selector: string) =>
  page.$$eval(selector, (names) => {
    const range = document.createRange();
    return names.flatMap((name) => {
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const places: { char: string; top: number; bottom: number }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        [...(node.textContent ?? "")].forEach((char, at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top, bottom } = range.getBoundingClientRect();
          places.push({ char, top, bottom });
        });
      }
      return places.flatMap(({ top }, at) => {
        const last = places[at - 1];
        const isNext = last !== undefined && top >= last.bottom - 2;
        const text = places.map((place) => place.char);
        return isNext ? [`${text.slice(0, at).join("")}|${text.slice(at).join("")}`] : [];
      });
    });
  });

describe("a long name", () => {
  it("breaks where a part of it ends, in the contents, text and tables, wide and narrow; the contents have the text of its heading and nothing else", async () => {
    const page = await open("/configuration/output/", { width: 1300 });
    const texts = await page.$$eval(".table-of-contents a", (all) =>
      all.map((one) => [one.textContent, document.querySelector(one.hash)?.textContent]),
    );
    expect(texts.filter(([link = "", heading]) => !heading?.startsWith(link))).toEqual([]);
    expect(texts.join()).not.toMatch(/[\u200b\u00ad]/);
    const places = [
      [1300, "/configuration/output/", ".table-of-contents a"],
      [1000, "/configuration/output/", ".page-anchors a"],
      // Hashes of emitted files have no parts.
      [320, "/configuration/output/", ".article :not(pre, .table *, .emitted *) > code"],
      [390, "/migrate/5/", ".table code"],
      [390, "/plugins/", ".table code"],
    ] as const;
    for (const [width, url, selector] of places) {
      await resize(page, width);
      await goTo(page, url);
      const breaks = await breaksIn(page, selector);
      const wrong = breaks.filter((text) => !/[\s\W_]\||\|(?:\p{Lu}|\W)/u.test(text));
      expect({ width, url, wrong }).toEqual({ width, url, wrong: [] });
    }
  });
});

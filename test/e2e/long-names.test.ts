import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser } from "./browser.ts";

const open = useBrowser();

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
  it.each([
    ["the contents", "/configuration/output/", 1300, ".table-of-contents a"],
    ["the contents of a narrow sidebar", "/configuration/output/", 1000, ".page-anchors a"],
    ["text", "/configuration/output/", 320, ".article :not(pre, .table *) > code"],
    ["tables", "/migrate/5/", 390, ".table code"],
    ["narrow tables", "/plugins/", 390, ".table code"],
  ])("breaks where a part of it ends, in %s", async (_place, url, width, selector) => {
    const page = await open(url, { width });
    await hydrated(page);
    const breaks = await breaksIn(page, selector);
    expect(breaks.filter((text) => !/[\s\W_]\||\|(?:\p{Lu}|\W)/u.test(text))).toEqual([]);
  });

  it("has the text of its heading in the contents, and nothing else", async () => {
    const page = await open("/configuration/output/");
    const texts = await page.$$eval(".table-of-contents a", (all) =>
      all.map((one) => [one.textContent, document.querySelector(one.hash)?.textContent]),
    );
    expect(texts.filter(([link = "", heading]) => !heading?.startsWith(link))).toEqual([]);
    expect(texts.join()).not.toMatch(/[\u200b\u00ad]/);
  });
});

import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { load, useReader } from "../browser.ts";
import { announced } from "../seen.ts";
import { allowClipboard, copied, forbidClipboard } from "./clipboard.ts";

const open = useReader();

/** The page that shows all kinds of code. */
const url = "/contribute/writers-guide/";

const says = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector(".code .copy")?.textContent === wanted,
    {},
    text,
  );

describe("code", () => {
  it("is copied as it stands, or of a diff as it will be: without markers and removed lines; twice says so for as long as after the first time; by keyboard, too, where its button is seen; or says that it could not be copied", async () => {
    const page = await open(url);
    await allowClipboard(page);
    expect(await copied(page, ".numbered")).toBe(
      [
        "export default {",
        '  mode: "production",',
        '  entry: "./src/index.js",',
        "  output: {",
        '    filename: "[name].[contenthash].js",',
        "  },",
        "};",
      ].join("\n"),
    );
    expect(await copied(page, "figure:has(.removed)")).toBe(
      'export default {\n  mode: "production",\n};',
    );
    await pause(1200);
    await copied(page, ".numbered");
    await pause(1000);
    expect(await page.$eval(".numbered .copy", ({ textContent }) => textContent)).toBe("Copied");
    await page.focus(".code .copy");
    const opacity = await page.$eval(".code .copy", (button) => getComputedStyle(button).opacity);
    expect(opacity).toBe("1");
    await page.keyboard.press("Enter");
    await says(page, "Copied");
    expect(await announced(page)).toBe("Copied");
    await forbidClipboard(page);
    await page.hover(".code");
    await page.click(".code .copy");
    await says(page, "Not copied");
  });

  it("that is wider than the page scrolls by itself, with its line numbers, also by keyboard; each number is beside its line, also beside an empty one", async () => {
    const page = await open(url, { width: 390 });
    await page.evaluate(() => {
      const all = [...document.querySelectorAll("pre")];
      const wide = all.find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 50);
      wide?.focus();
    });
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
    const positions = await page.$eval(".numbered", (figure) => {
      const pre = figure.querySelector("pre");
      const line = figure.querySelector(".line");
      if (pre === null || line === null) throw new Error("There is no line.");
      pre.scrollLeft = 40;
      // Pseudo-elements have no box that scripts can see; they stand in this one.
      return { scrolled: pre.scrollLeft, holder: getComputedStyle(line).position };
    });
    expect(positions).toEqual({ scrolled: 40, holder: "relative" });
    await load(page, "/concepts/");
    const heights = await page.$$eval(".numbered .line", (lines) =>
      lines.map((line) => [line.textContent === "", line.clientHeight] as const),
    );
    expect(heights.some(([isEmpty]) => isEmpty)).toBe(true);
    expect(new Set(heights.map(([, height]) => height)).size).toBe(1);
  });
});

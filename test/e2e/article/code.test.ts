import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser } from "../browser.ts";
import { allowClipboard, clipboard } from "./clipboard.ts";
import { pause } from "../landing/landing.ts";

const open = useBrowser({ hasWorkers: false });

/** A reader of the page that shows all kinds of code, who may use the clipboard. */
async function reader(width = 1440) {
  const page = await open("/contribute/writers-guide/", { width });
  await allowClipboard(page);
  await hydrated(page);
  return page;
}

/** Copies a block with its button, and gives what is in the clipboard then. */
async function copied(page: Page, block: string) {
  const button = await page.$(`${block} .copy`);
  await button?.evaluate((one) => one.scrollIntoView({ block: "center" }));
  await button?.hover();
  await button?.click();
  await page.waitForFunction((one) => one?.textContent === "Copied", {}, button);
  return clipboard(page);
}

const firstCopy = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector(".code .copy")?.textContent === wanted,
    {},
    text,
  );

describe("code", () => {
  it("is copied as it stands, or of a diff as it will be: without markers and removed lines; twice says so for as long as after the first time", async () => {
    const page = await reader();
    const text = await copied(page, ".numbered");
    expect(text.trimEnd()).toBe(
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
    const diff = await copied(page, "figure:has(.removed)");
    expect(diff.trimEnd()).toBe('export default {\n  mode: "production",\n};');
    await pause(1200);
    await copied(page, ".numbered");
    await pause(1000);
    expect(await page.$eval(".numbered .copy", ({ textContent }) => textContent)).toBe("Copied");
  });

  it("is copied by keyboard, and the button is seen then; screen readers are told, and when it could not be copied everybody is", async () => {
    const page = await reader();
    await page.focus(".code .copy");
    const opacity = await page.$eval(".code .copy", (button) => getComputedStyle(button).opacity);
    expect(opacity).toBe("1");
    await page.keyboard.press("Enter");
    await firstCopy(page, "Copied");
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toBe("Copied");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("Forbidden"));
    });
    await page.hover(".code");
    await page.click(".code .copy");
    await firstCopy(page, "Not copied");
  });

  it("has each of its numbers beside its line, also beside an empty one", async () => {
    const page = await open("/concepts/");
    const heights = await page.$$eval(".numbered .line", (lines) =>
      lines.map((line) => [line.textContent === "", line.clientHeight] as const),
    );
    expect(heights.some(([isEmpty]) => isEmpty)).toBe(true);
    expect(new Set(heights.map(([, height]) => height)).size).toBe(1);
  });

  it("that is wider than the page scrolls by itself, with its line numbers, also by keyboard", async () => {
    const page = await reader(390);
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
  });
});

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser } from "../browser.ts";
import { allowClipboard, copied } from "../article/clipboard.ts";
import { announced, links } from "../seen.ts";
import { choose, landingPage, word } from "./landing.ts";

const open = useBrowser({ hasWorkers: false });

/** The package manager of the install line that is marked, and the commands that can be seen. */
const install = (page: Page) =>
  page.$eval(".install", (line) => {
    const shown = [...line.querySelectorAll("code")].filter((one) => one.checkVisibility());
    const marked = line.querySelector<HTMLInputElement>("input:checked");
    return [marked?.value, ...shown.map(({ textContent }) => textContent)];
  });

const npm = ["npm", "npm install --save-dev webpack webpack-cli"];
const yarn = ["yarn", "yarn add --dev webpack webpack-cli"];

describe("the landing page", () => {
  it("without JavaScript says what webpack is, leads to the tutorial, guides and concepts, shows the sample with its sizes, lets a package manager be chosen, and has no button that does nothing", async () => {
    const page = await open("/", { javaScript: false });
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(
      "bundle your assets, scripts, images, and styles",
    );
    expect(await word(page)).toBe("assets");
    const opacity = await page.$$eval(".text-rotator .word", (all) =>
      all.map((one) => getComputedStyle(one).opacity).join(" "),
    );
    expect(opacity).toBe("1 0 0 0");
    expect(await links(page, ".hero")).toEqual({
      "Get started": "/guides/getting-started/",
      Concepts: "/concepts/",
      Guides: "/guides/",
    });
    const text = await page.$eval(".article", ({ textContent }) => textContent);
    expect(text.split(/\s+/).length).toBeGreaterThan(50);
    const rows = await page.$$eval(".sample-variant summary", (all) =>
      all.flatMap((one) => (one.checkVisibility() ? [one.textContent.trim()] : [])),
    );
    for (const row of rows) expect(row).toMatch(/^[\w.]+ [\d,]+ bytes, \d+ compressed$/);
    const sizes = rows.map((row) => Number(/([\d,]+) bytes/.exec(row)?.[1]?.replace(",", "")));
    const sum = sizes.reduce((one, other) => one + other, 0);
    const total = await page.$eval(".sample-total", ({ textContent }) => textContent);
    expect(total).toContain(`5 files, ${sum.toLocaleString("en")} bytes`);
    await page.click('.sample-modes [value="1"]');
    const totals = await page.$$eval(".sample-total", (all) =>
      all.map((one) => ({
        size: Number(/([\d,]+) bytes/.exec(one.textContent)?.[1]?.replace(",", "")),
        isSeen: one.checkVisibility(),
      })),
    );
    expect(totals.map(({ isSeen }) => isSeen)).toEqual([false, true]);
    expect(totals[1]?.size).toBeGreaterThan(2 * sum);
    expect(await install(page)).toEqual(npm);
    await choose(page, "yarn");
    expect(await install(page)).toEqual(yarn);
    const buttons = await page.$$eval(".landing button", (all) =>
      all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map(String),
    );
    expect(buttons).toEqual([]);
  });

  it("has an install line of the package manager that was chosen, also at the next visit, which is copied; opens one file of the sample at a time, by keyboard too, copies it as it stands in the repository, and says what the drawing shows", async () => {
    const page = await landingPage(open);
    await allowClipboard(page);
    expect(await install(page)).toEqual(npm);
    await choose(page, "yarn");
    expect(await install(page)).toEqual(yarn);
    expect(await copied(page, ".install figure:nth-of-type(2)")).toBe(yarn[1]);
    expect(await announced(page)).toBe("Copied");
    await page.reload();
    await hydrated(page);
    expect(await install(page)).toEqual(yarn);
    for (const [place, file] of [
      [3, "src/money.js"],
      [2, "src/index.js"],
    ] as const) {
      await page.focus(`.sample-sources details:nth-child(${place}) summary`);
      await page.keyboard.press("Enter");
      const opened = await page.$$eval(".sample-sources details[open]", (all) =>
        all.map((one) => one.querySelector(".path")?.textContent),
      );
      expect(opened).toEqual([file]);
    }
    const source = await readFile("src/components/landing/sample/src/index.js", "utf8");
    expect(await copied(page, ".sample-sources [open]")).toBe(source.trimEnd());
    const label = await page.$eval(".module-flow", (one) => one.ariaLabel ?? "");
    const names = await page.$$eval(".flow-wide .flow-box text", (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(names).toHaveLength(12);
    for (const name of ["index.ts", "cart.ts", "main.js", "photo.png"]) {
      expect(names).toContain(name);
      expect(label).toContain(name);
    }
  });
});

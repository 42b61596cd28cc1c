import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import { useBrowser } from "../browser.ts";
import { landingPage } from "../landing/landing.ts";
import { allowClipboard, clipboard } from "./clipboard.ts";

const open = useBrowser({ hasWorkers: false });

describe("the sample", () => {
  it("shows each file in the prerendered page, sizes and all", async () => {
    const page = await open("/", { javaScript: false });
    const rows = await page.$$eval(".sample-outputs summary", (all) =>
      all.map(({ textContent }) => textContent.trim()),
    );
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).toMatch(/^[\w.]+ [\d,]+ bytes, \d+ compressed$/);
    const total = await page.$eval(".sample-total", ({ textContent }) => textContent);
    const sizes = rows.map((row) => Number(/([\d,]+) bytes/.exec(row)?.[1]?.replace(",", "")));
    const sum = sizes.reduce((one, other) => one + other, 0);
    expect(total).toContain(`5 files, ${sum.toLocaleString("en")} bytes`);
  });

  it("opens one file at a time, by keyboard too, and is copied as it stands in the repository", async () => {
    const page = await landingPage(open);
    await page.focus(".sample-sources details:nth-child(3) summary");
    await page.keyboard.press("Enter");
    const opened = await page.$$eval(".sample-sources details[open]", (all) =>
      all.map((one) => one.querySelector(".path")?.textContent),
    );
    expect(opened).toEqual(["src/money.js"]);
    await page.focus(".sample-sources details:nth-child(2) summary");
    await page.keyboard.press("Enter");
    await allowClipboard(page);
    await page.hover(".sample-sources [open] .code");
    await page.click(".sample-sources [open] .copy");
    await page.waitForFunction(
      () => document.querySelector(".sample-sources [open] .copy")?.textContent === "Copied",
    );
    const source = await readFile("src/components/landing/sample/src/index.js", "utf8");
    expect((await clipboard(page)).trimEnd()).toBe(source.trimEnd());
  });
});

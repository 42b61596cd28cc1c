import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { resize, useBrowser } from "../browser.ts";
import { allowClipboard, clipboard } from "./clipboard.ts";
import { landingPage } from "../landing/landing.ts";

const open = useBrowser({ hasWorkers: false });

/** The lines that can be seen, and the package manager that is marked. */
const shown = (page: Page) =>
  page.$eval(".install", (install) => {
    const lines = [...install.querySelectorAll("code")].filter((one) => one.checkVisibility());
    const marked = install.querySelector<HTMLInputElement>("input:checked");
    return { lines: lines.map(({ textContent }) => textContent), marked: marked?.value };
  });

const choose = (page: Page, manager: string) => page.click(`.install input[value="${manager}"]`);

const npm = { marked: "npm", lines: ["npm install --save-dev webpack webpack-cli"] };
const yarn = { marked: "yarn", lines: ["yarn add --dev webpack webpack-cli"] };
const pnpm = { marked: "pnpm", lines: ["pnpm add --save-dev webpack webpack-cli"] };
const bun = { marked: "bun", lines: ["bun add --dev webpack webpack-cli"] };

/** The heights of the line with each package manager; leaves the last chosen. */
async function heights(page: Page) {
  const found = new Set<number>();
  for (const manager of ["npm", "yarn", "pnpm", "bun"]) {
    await choose(page, manager);
    found.add(
      await page.$eval(".install", (one) => Math.round(one.getBoundingClientRect().height)),
    );
  }
  return found;
}

describe("the install line", () => {
  it("is npm's until another package manager is chosen, also on the next visit, takes the same room for each, is copied, and says so", async () => {
    const page = await landingPage(open);
    expect(await shown(page)).toEqual(npm);
    await choose(page, "pnpm");
    expect(await shown(page)).toEqual(pnpm);
    await allowClipboard(page);
    await choose(page, "yarn");
    await page.hover(".install");
    await page.click(".install figure:nth-of-type(2) .copy");
    await page.waitForFunction(
      () =>
        document.querySelector(".install figure:nth-of-type(2) .copy")?.textContent === "Copied",
    );
    expect(await clipboard(page)).toBe(yarn.lines[0]);
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toBe("Copied");
    expect([1440, (await heights(page)).size]).toEqual([1440, 1]);
    expect(await page.evaluate(() => localStorage.getItem("package-manager"))).toBe("bun");
    const next = await landingPage(open, { beside: page, width: 320, height: 900 });
    expect(await shown(next)).toEqual(bun);
    for (const width of [320, 390]) {
      await resize(next, width, 900);
      expect([width, (await heights(next)).size]).toEqual([width, 1]);
    }
  });

  it("can be chosen without JavaScript", async () => {
    const page = await open("/", { javaScript: false });
    expect(await shown(page)).toEqual(npm);
    await choose(page, "yarn");
    expect(await shown(page)).toEqual(yarn);
    const buttons = await page.$$eval(".landing button", (all) =>
      all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map(String),
    );
    expect(buttons).toEqual([]);
  });
});

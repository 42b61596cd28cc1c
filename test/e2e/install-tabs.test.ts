import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { siteUrl, useBrowser, type ReaderOptions } from "./browser.ts";
import { landingPage } from "./landing.ts";

const open = useBrowser();

const reader = (options: ReaderOptions = {}) => landingPage(open, options);

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

describe("the install line", () => {
  it("is npm's until another package manager is chosen", async () => {
    const page = await reader();
    expect(await shown(page)).toEqual(npm);
    await choose(page, "pnpm");
    expect(await shown(page)).toEqual(pnpm);
  });

  it("is that of the same package manager on the next visit", async () => {
    const page = await reader();
    await choose(page, "bun");
    expect(await page.evaluate(() => localStorage.getItem("package-manager"))).toBe("bun");
    const next = await reader({ beside: page });
    expect(await shown(next)).toEqual(bun);
  });

  it("is copied, and says so", async () => {
    const page = await reader();
    const permissions = ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"] as const;
    await page.browserContext().overridePermissions(siteUrl(), [...permissions]);
    await choose(page, "yarn");
    await page.hover(".install");
    await page.click(".install figure:nth-of-type(2) .copy");
    await page.waitForFunction(
      () =>
        document.querySelector(".install figure:nth-of-type(2) .copy")?.textContent === "Copied",
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(yarn.lines[0]);
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toBe("Copied");
  });

  it.each([320, 390, 1440])("takes the same room for each at %i pixels", async (width) => {
    const page = await reader({ width, height: 900 });
    const heights = new Set<number>();
    for (const manager of ["npm", "yarn", "pnpm", "bun"]) {
      await choose(page, manager);
      heights.add(
        await page.$eval(".install", (one) => Math.round(one.getBoundingClientRect().height)),
      );
    }
    expect(heights.size).toBe(1);
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

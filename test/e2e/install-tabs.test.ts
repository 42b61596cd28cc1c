import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { siteUrl, useBrowser, type ReaderOptions } from "./browser.ts";
import { landingPage } from "./landing.ts";

const open = useBrowser();

const reader = (options: ReaderOptions = {}) => landingPage(open, options);

/** The lines that can be seen, and the tab that is marked. */
const shown = (page: Page) =>
  page.$eval(".install", (install) => {
    const isThere = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const lines = [...install.querySelectorAll("code")].filter(isThere);
    const tab = install.querySelector('[role="tab"][aria-selected="true"]');
    return { lines: lines.map(({ textContent }) => textContent), tab: tab?.textContent };
  });

const npm = { tab: "npm", lines: ["npm install --save-dev webpack webpack-cli"] };
const yarn = { tab: "yarn", lines: ["yarn add --dev webpack webpack-cli"] };
const pnpm = { tab: "pnpm", lines: ["pnpm add --save-dev webpack webpack-cli"] };
const bun = { tab: "bun", lines: ["bun add --dev webpack webpack-cli"] };

describe("the install line", () => {
  it("is npm's until another package manager is chosen", async () => {
    const page = await reader();
    expect(await shown(page)).toEqual(npm);
    await page.click("#install-pnpm");
    expect(await shown(page)).toEqual(pnpm);
  });

  it("is that of the same package manager on the next visit", async () => {
    const page = await reader();
    await page.click("#install-bun");
    expect(await page.evaluate(() => localStorage.getItem("package-manager"))).toBe("bun");
    const next = await reader({ beside: page });
    await next.waitForSelector('#install-bun[aria-selected="true"]');
    expect(await shown(next)).toEqual(bun);
  });

  it("follows a choice that was made in another tab", async () => {
    const page = await reader();
    const other = await reader({ beside: page });
    await other.click("#install-yarn");
    await page.waitForSelector('#install-yarn[aria-selected="true"]');
    expect(await shown(page)).toEqual(yarn);
  });

  it("is npm's where something else was stored", async () => {
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => localStorage.setItem("package-manager", "cargo"));
    expect(await shown(await reader({ prepare }))).toEqual(npm);
  });

  it("is chosen by arrow keys, Home and End, and takes one stop of Tab", async () => {
    const page = await reader();
    await page.focus("#install-npm");
    const press = async (key: "ArrowRight" | "ArrowLeft" | "End" | "Home" | "Tab") => {
      await page.keyboard.press(key);
      return shown(page);
    };
    expect(await press("ArrowRight")).toEqual(yarn);
    expect(await press("ArrowRight")).toEqual(pnpm);
    expect(await press("End")).toEqual(bun);
    expect(await press("ArrowRight")).toEqual(npm);
    expect(await press("ArrowLeft")).toEqual(bun);
    expect(await press("Home")).toEqual(npm);
    await press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Copy");
  });

  it("is copied, and says so", async () => {
    const page = await reader();
    const permissions = ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"] as const;
    await page.browserContext().overridePermissions(siteUrl(), [...permissions]);
    await page.click("#install-yarn");
    await page.click("#install-yarn-panel .copy");
    await page.waitForFunction(
      () => document.querySelector("#install-yarn-panel .copy")?.textContent === "Copied",
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(yarn.lines[0]);
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toBe("Copied");
  });

  it.each([320, 390, 1440])("takes the same room for each at %i pixels", async (width) => {
    const page = await reader({ width, height: 900 });
    const heights = new Set<number>();
    for (const manager of ["npm", "yarn", "pnpm", "bun"]) {
      await page.click(`#install-${manager}`);
      heights.add(
        await page.$eval(".install", (one) => Math.round(one.getBoundingClientRect().height)),
      );
    }
    expect(heights.size).toBe(1);
  });

  it("is there for all four without JavaScript", async () => {
    const page = await open("/", { javaScript: false });
    const { lines } = await shown(page);
    expect(lines).toEqual([npm, yarn, pnpm, bun].map((one) => one.lines[0]));
    const buttons = await page.$$eval(".landing button", (all) =>
      all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map(String),
    );
    expect(buttons).toEqual([]);
  });
});

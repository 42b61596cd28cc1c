import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, useReader } from "../browser.ts";
import { shifts, watchShifts } from "../shifts.ts";
import { chooseVersion } from "./choose-version.ts";

const open = useReader();
const url = "/configuration/output/";

const select = ".your-version select";

const choose = (page: Page, version: string) => chooseVersion(page, select, version);

/** Waits for the mark of an entry, or for it to be gone. */
const marked = (page: Page, id: string, mark: string) =>
  page.waitForFunction(
    (entry, wanted) => {
      const place = document.querySelector(`#${entry} ~ .facts [data-since]`);
      const text = place?.querySelector(".newer")?.textContent ?? "";
      return place?.textContent.startsWith("5.") && text === wanted;
    },
    {},
    id,
    mark,
  );

/** An option of 5.66.0. */
const option = "outputcssfilename";

const stored = (version: string) => (page: Page) =>
  page.evaluateOnNewDocument((text) => localStorage.setItem("webpack-version", text), version);

describe("the reader's version of webpack", () => {
  it("is the documented one until they choose another, which marks what is newer here, on other pages, and in other tabs", async () => {
    const page = await open(url);
    await marked(page, option, "");
    const documented = await page.$eval(select, ({ value }) => value);
    const other = await open("/configuration/experiments/", { beside: page });
    await page.bringToFront();
    await choose(page, "5.60.0");
    await marked(page, option, "newer than your 5.60.0");
    await other.bringToFront();
    await other.waitForSelector(".newer");
    await page.bringToFront();
    await follow(page, "/configuration/stats/");
    await arrived(page, "Stats");
    await page.waitForSelector(".newer");
    await other.bringToFront();
    await choose(other, documented);
    await page.bringToFront();
    await page.waitForFunction(() => document.querySelector(".newer") === null);
    expect(await page.evaluate(() => localStorage.getItem("webpack-version"))).toBeNull();
  });

  it("marks options of plugins that are newer", async () => {
    const page = await open("/plugins/banner-plugin/", { prepare: stored("5.80.0") });
    await marked(page, "stage", "newer than your 5.80.0");
    await marked(page, "footer", "");
  });

  it("leads to all that has changed since, and is announced with the number of newer entries", async () => {
    const page = await open(url, { prepare: stored("5.108.0") });
    await page.waitForSelector(".your-version a");
    const text = await page.$eval(".your-version [role=status] a", (one) => one.textContent);
    expect(text).toMatch(/^\d+ are newer on this page$/);
    expect(await page.$$eval(".newer", ({ length }) => length)).toBe(parseInt(text, 10));
    await page.click(".your-version a");
    await page.waitForFunction(() =>
      document
        .querySelector(".version-changes [role=status]")
        ?.textContent.startsWith("Between 5.108.0 and "),
    );
  });

  it("is chosen by keyboard alone", async () => {
    const page = await open(url);
    await choose(page, "5.66.0");
    await page.focus(select);
    await page.keyboard.press("ArrowDown");
    await marked(page, option, "newer than your 5.65.0");
  });

  it.each(["6.0.0", "<b>", ""])("is the documented one if %p is stored", async (text) => {
    const page = await open(url, { prepare: stored(text) });
    await choose(page, "5.0.0");
    await marked(page, option, "newer than your 5.0.0");
  });

  it.each([390, 1440])("moves nothing at %i pixels", async (width) => {
    const page = await open(url, {
      width,
      prepare: (one) => Promise.all([watchShifts(one), stored("5.90.0")(one)]),
    });
    await page.waitForSelector(".newer");
    expect(await shifts(page)).toEqual([]);
  });

  it("marks entries on paper, where there is nothing to choose", async () => {
    const page = await open(url, { prepare: stored("5.60.0") });
    await marked(page, option, "newer than your 5.60.0");
    await page.emulateMediaType("print");
    const shown = await page.$$eval(".your-version, .newer", (all) =>
      all.filter((one) => one.checkVisibility()).map(({ className }) => className),
    );
    expect(new Set(shown)).toEqual(new Set(["badge newer"]));
  });

  it("can't be chosen without JavaScript, where a page says since when something exists", async () => {
    const page = await open(url, { javaScript: false });
    const isShown = await page.$eval(".your-version", (one) => one.checkVisibility());
    expect(isShown).toBe(false);
    expect(await page.$eval("[data-since]", (one) => one.textContent)).toMatch(/^5\.\d+\.\d+$/);
  });
});

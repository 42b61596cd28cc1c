import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import puppeteer, { type Page } from "puppeteer";
import { launchOptions } from "../../project/browser.ts";
import { hydrated, useBrowser } from "../browser.ts";
import { noteViolations } from "../violations.ts";
import { localKeys, sessionKeys } from "./payloads.ts";
import { readersDay, theme } from "./readers-day.ts";

const open = useBrowser();

/**
 * A browser whose settings block all cookies, which takes storage and workers with them.
 *
 * @returns each error
 */
async function withoutCookies(act: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const userDataDir = await mkdtemp(path.join(tmpdir(), "no-cookies-"));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(path.join(userDataDir, "Default"));
  await writeFile(path.join(userDataDir, "Default/Preferences"), JSON.stringify(settings));
  const browser = await puppeteer.launch({ ...(await launchOptions()), userDataDir });
  const errors: string[] = [];
  try {
    await noteViolations(browser.defaultBrowserContext(), (error) => errors.push(error));
    const page = await browser.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    await act(page);
  } finally {
    await browser.close();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  return errors;
}

/** Whether nothing more can be stored, or nothing at all. */
const isStorageClosed = (page: Page) =>
  page.evaluate(() => {
    try {
      localStorage.setItem("more", "x".repeat(100));
      return false;
    } catch {
      return true;
    }
  });

/** Writes until nothing more fits. */
const fill = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; ; at += 1) storage.setItem(`${size}-${at}`, "x".repeat(size));
        } catch {
          // Full for this size.
        }
      }
    }
  });

const garbage = ["", "{", "null", "[]", '"text"', "-1", '{"a":[null]}', "[[[]]]", "\u0000\uD800"];

/** Gives every key a value that the site has not written: each of them in turn. */
const corrupt = (page: Page, turn: number) =>
  page.evaluate(
    (names, values, first) => {
      for (const [at, name] of names.entries()) {
        const bad = values[(first + at) % values.length] ?? "";
        localStorage.setItem(name, bad);
        sessionStorage.setItem(name, bad);
        history.replaceState({ key: { bad }, idx: bad }, "");
      }
    },
    [...localKeys, ...sessionKeys],
    garbage,
    turn,
  );

describe("a reader has all of the site, and the theme of her choice as long as the page,", () => {
  it("where cookies are blocked, and storage and workers with them", async () => {
    const errors = await withoutCookies(async (page) => {
      await page.setViewport({ width: 1440, height: 900 });
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
      await readersDay(page);
      expect(await isStorageClosed(page)).toBe(true);
    });
    expect(errors).toEqual([]);
  });

  it("where storage is full", async () => {
    const page = await open("about:blank");
    await fill(page);
    await readersDay(page);
    expect(await isStorageClosed(page)).toBe(true);
  });
});

describe("a reader whose stored values are corrupt", () => {
  it("has all of the site, and her next choice is kept", async () => {
    const page = await open("/guides/caching/");
    for (const turn of garbage.keys()) {
      await corrupt(page, turn);
      await page.reload();
      await hydrated(page);
      await page.click(".theme-toggle");
      expect([turn, await theme(page)]).toEqual([turn, "dark"]);
    }
    await page.reload();
    expect(await theme(page)).toBe("dark");
    await corrupt(page, 0);
    await readersDay(page);
  });
});

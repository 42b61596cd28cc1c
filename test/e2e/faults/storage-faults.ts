import { expect } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated } from "../browser.ts";
import { dayOn, readersDay, theme, type Fault } from "./fault.ts";
import { localKeys, sessionKeys } from "./payloads.ts";

/** What storage is in a browser that denies it: reading the property throws. */
const denied = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });

/** Writes until nothing more fits. */
const full = (page: Page) =>
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

export const storageFaults: readonly Fault[] = [
  {
    fault: "storage disabled, or full",
    sees: "all of the site, and the theme of her choice as long as the page",
    check: async (open) => {
      const page = await open("about:blank");
      const { identifier } = await denied(page);
      await dayOn(page);
      await page.removeScriptToEvaluateOnNewDocument(identifier);
      await full(page);
      await dayOn(page);
      const isFull = await page.evaluate(() => {
        try {
          localStorage.setItem("more", "x".repeat(100));
          return false;
        } catch {
          return true;
        }
      });
      expect(isFull).toBe(true);
    },
  },
  {
    fault: "corrupt stored values",
    sees: "all of the site, and her next choice is kept",
    check: async (open) => {
      const page = await open("/guides/caching/");
      for (const turn of garbage.keys()) {
        await corrupt(page, turn);
        await page.reload();
        await hydrated(page);
        await page.click(".theme-toggle");
        await page.reload();
        await hydrated(page);
        expect([turn, await theme(page)]).toEqual([turn, "dark"]);
      }
      await corrupt(page, 0);
      await page.reload();
      await readersDay(() => Promise.resolve(page));
    },
  },
];

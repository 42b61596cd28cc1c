import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@jest/globals";
import puppeteer, { type Page } from "puppeteer";
import { launchOptions } from "../../project/browser.ts";
import { hydrated, load, settled } from "../browser.ts";
import { noteViolations } from "../violations.ts";
import { dayOn, readersDay, theme, type Fault } from "./fault.ts";

const without = (name: string) => (page: Page) =>
  page.evaluateOnNewDocument((missing) => {
    const owner: object = missing in Navigator.prototype ? Navigator.prototype : window;
    Reflect.deleteProperty(owner, missing);
  }, name);

/**
 * A browser whose settings block all cookies, which takes storage and workers with them.
 *
 * @param note is given each error
 */
async function withoutCookies(
  note: (error: string) => void,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const userDataDir = await mkdtemp(path.join(tmpdir(), "no-cookies-"));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(path.join(userDataDir, "Default"));
  await writeFile(path.join(userDataDir, "Default/Preferences"), JSON.stringify(settings));
  const browser = await puppeteer.launch({ ...(await launchOptions()), userDataDir });
  try {
    await noteViolations(browser.defaultBrowserContext(), note);
    const page = await browser.newPage();
    page.on("pageerror", (error) => note(String(error)));
    await check(page);
  } finally {
    await browser.close();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

export const browserFaults: readonly Fault[] = [
  {
    fault: "cookies blocked",
    sees: "all of the site",
    check: async () => {
      const errors: string[] = [];
      await withoutCookies(
        (error) => errors.push(error),
        async (page) => {
          await page.setViewport({ width: 1440, height: 900 });
          await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
          await dayOn(page);
          const isBlocked = await page.evaluate(() => {
            try {
              return localStorage === undefined;
            } catch {
              return true;
            }
          });
          expect(isBlocked).toBe(true);
        },
      );
      expect(errors).toEqual([]);
    },
  },
  {
    fault: "no service worker and no IntersectionObserver",
    sees: "all of the site, and the current heading as she scrolls; islands work at once",
    check: async (open) => {
      const page = await readersDay(open, {
        prepare: async (one) => {
          await without("serviceWorker")(one);
          await without("IntersectionObserver")(one);
        },
      });
      await load(page, "/configuration/devtool/");
      await hydrated(page);
      await page.waitForNetworkIdle({ idleTime: 200 });
      const [choice] = await page.$$('xpath/.//label[contains(., "Into the bundle")]/input');
      await choice?.click();
      await page.waitForFunction(() =>
        document.querySelector(".devtool-builder p")?.textContent.includes("inline-source-map"),
      );
      await page.$eval(".article h2:last-of-type", (heading) => heading.scrollIntoView());
      await page.waitForSelector(".table-of-contents [aria-current]");
      await load(page, "/");
      await hydrated(page);
      expect(await page.$eval("h1", ({ innerText }) => innerText)).toMatch(/^bundle your/i);
    },
  },
  {
    fault: "back/forward cache",
    sees: "the page as she left it, and it goes on working",
    check: async (open) => {
      const page = await open("/guides/caching/");
      await hydrated(page);
      await page.evaluate(() => {
        Object.assign(window, { isMarked: true });
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
        scrollTo(0, 700);
      });
      await settled(page);
      await page.goto("about:blank");
      await page.goBack();
      expect(await page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true);
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(700);
      await page.click(".theme-toggle");
      expect(await theme(page)).toBe("dark");
    },
  },
];

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, intercept, settled, siteUrl, useBrowser } from "../browser.ts";
import { notificationVersion as version, titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });

const isShown = (page: Page) => page.$eval(".notification", (bar) => bar.checkVisibility());

/** Before any page, as from an earlier visit. */
const dismissed = (dismissedVersion: number) => (page: Page) =>
  page.evaluateOnNewDocument((value) => {
    localStorage.setItem("notification-dismissed", String(value));
  }, dismissedVersion);

async function dismiss(page: Page) {
  await page.focus(".notification button");
  await page.keyboard.press("Enter");
  await settled(page);
}

describe("the notification", () => {
  it("is above each page and not printed, and stays dismissed until it has a new version", async () => {
    const page = await open("about:blank", { expected: /404/ });
    for (const url of ["/", "/vote/", "/nothing-here/", "/guides/"]) {
      await page.goto(siteUrl() + url);
      await hydrated(page);
      expect([url, await isShown(page)]).toEqual([url, true]);
      expect(await page.$eval(".notification", ({ textContent }) => textContent)).toMatch(/\w/);
    }
    await page.emulateMediaType("print");
    expect(await isShown(page)).toBe(false);
    await page.emulateMediaType("screen");
    await dismiss(page);
    expect(await isShown(page)).toBe(false);
    // That is said, and reads on at the content.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toBe(
      "Notification dismissed",
    );
    expect(await page.evaluate(() => localStorage.getItem("notification-dismissed"))).toBe(
      String(version),
    );
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    expect(await isShown(page)).toBe(false);
    await page.reload();
    await hydrated(page);
    expect(await isShown(page)).toBe(false);
    await dismissed(version - 1)(page);
    await page.reload();
    await hydrated(page);
    expect(await isShown(page)).toBe(true);
  });

  it("can be dismissed where storage is forbidden, for this visit", async () => {
    const page = await open("/guides/", {
      prepare: (one) =>
        one.evaluateOnNewDocument(() => {
          Object.defineProperty(window, "localStorage", {
            get() {
              throw new DOMException("Forbidden", "SecurityError");
            },
          });
        }),
    });
    await hydrated(page);
    expect(await isShown(page)).toBe(true);
    await dismiss(page);
    expect(await isShown(page)).toBe(false);
  });

  it("is no page: in no list, with no address", async () => {
    for (const file of ["sitemap.xml", "content-tree.json"]) {
      expect(await readFile(`dist/${file}`, "utf8")).not.toContain("notification");
    }
    await expect(readFile("dist/notification/index.html")).rejects.toThrow("ENOENT");
  });
});

describe("the script before the first paint", () => {
  it("hides a notification that was dismissed, without waiting for any other", async () => {
    const page = await open("/guides/", {
      expected: /ERR_FAILED/,
      prepare: async (one) => {
        await dismissed(version)(one);
        await intercept(one);
        one.on("request", (request) =>
          request.resourceType() === "script" ? request.abort() : request.continue(),
        );
      },
    });
    expect(await isShown(page)).toBe(false);
  });

  it("is smaller than a kilobyte, and without JavaScript no button is there that does nothing", async () => {
    const page = await open("/guides/", { javaScript: false });
    const script = await page.$eval("head script:not([src])", ({ textContent }) => textContent);
    expect(script.length).toBeLessThan(1000);
    expect(await isShown(page)).toBe(true);
    expect(await page.$eval(".notification button", (one) => one.checkVisibility())).toBe(false);
  });
});

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, intercept, settled, useBrowser } from "./browser.ts";
import { notificationVersion as version, titleOf } from "./published-site.ts";

const open = useBrowser();

const isShown = (page: Page) => page.$eval(".notification", (bar) => bar.checkVisibility());

/** Before any page, as from an earlier visit. */
const dismissed = (dismissedVersion: number) => (page: Page) =>
  page.evaluateOnNewDocument((value) => {
    localStorage.setItem("notification-dismissed", String(value));
  }, dismissedVersion);

async function reader(url = "/guides/", width = 1440, prepare?: (page: Page) => Promise<unknown>) {
  const page = await open(url, { width, prepare });
  await hydrated(page);
  return page;
}

async function dismiss(page: Page) {
  await page.focus(".notification button");
  await page.keyboard.press("Enter");
  await settled(page);
}

describe("the notification", () => {
  it.each(["/", "/guides/caching/", "/vote/", "/nothing-here/"])("is above %s", async (url) => {
    const page = await open(url, { expected: /404/ });
    await hydrated(page);
    expect(await isShown(page)).toBe(true);
    expect(await page.$eval(".notification", ({ textContent }) => textContent)).toMatch(/\w/);
  });

  it("is dismissed by keyboard, which is said and reads on at the content", async () => {
    const page = await reader();
    await dismiss(page);
    expect(await isShown(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toBe(
      "Notification dismissed",
    );
  });

  it("stays dismissed on other pages and after a reload", async () => {
    const page = await reader();
    await dismiss(page);
    expect(await page.evaluate(() => localStorage.getItem("notification-dismissed"))).toBe(
      String(version),
    );
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    expect(await isShown(page)).toBe(false);
    await page.reload();
    await hydrated(page);
    expect(await isShown(page)).toBe(false);
  });

  it("is shown again once it has a new version", async () => {
    expect(await isShown(await reader("/guides/", 1440, dismissed(version)))).toBe(false);
    expect(await isShown(await reader("/guides/", 1440, dismissed(version - 1)))).toBe(true);
  });

  it("can be dismissed where storage is forbidden, for this visit", async () => {
    const page = await reader("/guides/", 1440, (one) =>
      one.evaluateOnNewDocument(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("Forbidden", "SecurityError");
          },
        });
      }),
    );
    expect(await isShown(page)).toBe(true);
    await dismiss(page);
    expect(await isShown(page)).toBe(false);
  });

  it("has no button that would do nothing without JavaScript", async () => {
    const page = await open("/guides/", { javaScript: false });
    expect(await isShown(page)).toBe(true);
    expect(await page.$eval(".notification button", (one) => one.checkVisibility())).toBe(false);
  });

  it("is not printed", async () => {
    const page = await reader();
    await page.emulateMediaType("print");
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

  it("is smaller than a kilobyte", async () => {
    const page = await open("/guides/", { javaScript: false });
    const script = await page.$eval("head script:not([src])", ({ textContent }) => textContent);
    expect(script.length).toBeLessThan(1000);
  });
});

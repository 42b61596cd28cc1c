import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, goTo, hydrated, settled, useReader } from "../browser.ts";
import { announced, isShown } from "../seen.ts";
import { notificationVersion as version, titleOf } from "../sites/published-site.ts";

const open = useReader();
const bar = ".notification";

async function dismiss(page: Page) {
  await page.focus(`${bar} button`);
  await page.keyboard.press("Enter");
  await settled(page);
  expect(await isShown(page, bar)).toBe(false);
}

describe("the notification", () => {
  it("is above each page and not printed, and stays dismissed until it has a new version", async () => {
    const page = await open("/license/", { expected: /404/ });
    for (const url of ["/", "/vote/", "/nothing-here/", "/guides/"]) {
      await goTo(page, url);
      expect([url, await isShown(page, bar)]).toEqual([url, true]);
      expect(await page.$eval(bar, ({ textContent }) => textContent)).toMatch(/\w/);
    }
    await page.emulateMediaType("print");
    expect(await isShown(page, bar)).toBe(false);
    await page.emulateMediaType("screen");
    await dismiss(page);
    // That is said, and reads on at the content.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(await announced(page)).toBe("Notification dismissed");
    await follow(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await isShown(page, bar)).toBe(false);
    await page.reload();
    await hydrated(page);
    expect(await isShown(page, bar)).toBe(false);
    const stored = () => page.evaluate(() => localStorage.getItem("notification-dismissed"));
    expect(await stored()).toBe(String(version));
    await page.evaluate(
      (before) => localStorage.setItem("notification-dismissed", String(before)),
      version - 1,
    );
    await page.reload();
    await hydrated(page);
    expect(await isShown(page, bar)).toBe(true);
  });

  it("is no page: in no list, with no address", async () => {
    for (const file of ["sitemap.xml", "content-tree.json"]) {
      expect(await readFile(`dist/${file}`, "utf8")).not.toContain("notification");
    }
    await expect(readFile("dist/notification/index.html")).rejects.toThrow("ENOENT");
  });
});

describe("where storage is forbidden", () => {
  it("the notification can be dismissed and a theme be chosen for this visit, and back leads to where the reader was", async () => {
    const page = await open("/guides/caching/", {
      prepare: (one) =>
        one.evaluateOnNewDocument(() => {
          for (const name of ["localStorage", "sessionStorage"]) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException("Forbidden", "SecurityError");
              },
            });
          }
        }),
    });
    await dismiss(page);
    await page.click(".theme-toggle");
    await page.evaluate(() => scrollTo(0, 900));
    await settled(page);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    await page.goBack();
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.evaluate(() => [scrollY, document.documentElement.dataset.theme])).toEqual([
      900,
      "dark",
    ]);
    expect(await isShown(page, bar)).toBe(false);
  });
});

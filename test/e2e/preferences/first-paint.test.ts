import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, load, settled, switchTheme, useReader, withoutScripts } from "../browser.ts";
import { isShown } from "../seen.ts";
import { notificationVersion } from "../sites/published-site.ts";

const open = useReader();

/** Notes the theme of every frame from the first one on, as the frame begins. */
const record = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const seen: unknown[] = [];
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset.theme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });

describe("the first paint", () => {
  it("is of the theme and package manager that were chosen, without a notification that was dismissed, and waits for no script that has to be loaded", async () => {
    const page = await open("/license/", { expected: /ERR_FAILED/, prepare: record });
    await page.evaluate((version) => {
      localStorage.setItem("notification-dismissed", String(version));
      localStorage.setItem("package-manager", "yarn");
    }, notificationVersion);
    for (const [chosen, system] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      await page.evaluate((theme) => localStorage.setItem("theme", theme), chosen);
      await switchTheme(page, system);
      await page.reload();
      await hydrated(page);
      await settled(page);
      const seen = await page.evaluate(() => Reflect.get(window, "seen"));
      expect(new Set(seen)).toEqual(new Set([chosen]));
    }
    await withoutScripts(page);
    await load(page, "/guides/getting-started/");
    const looks = await page.evaluate(() => ({
      theme: getComputedStyle(document.documentElement).colorScheme,
      commands: [...document.querySelectorAll(".packages code")]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent.split(" ")[0]),
    }));
    expect(new Set(looks.commands)).toEqual(new Set(["yarn"]));
    expect(looks.theme).toBe("dark");
    expect(await isShown(page, ".notification")).toBe(false);
  });
});

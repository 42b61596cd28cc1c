import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, intercept, settled, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });
type Theme = "light" | "dark";

/** What says the theme, and what the reader sees of it. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { dataset, classList } = document.documentElement;
    const [red = 0] = /\d+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [];
    return {
      theme: dataset.theme,
      classes: [...classList],
      looks: Number(red) > 128 ? "light" : "dark",
      label: document.querySelector(".theme-toggle")?.getAttribute("aria-label"),
    };
  });

const all = (theme: Theme, choice: Theme | "system" = "system") => ({
  theme,
  classes: [theme],
  looks: theme,
  label: `Theme: ${choice}`,
});

const systemTheme = (page: Page, value: Theme) =>
  page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);

async function reader(theme: Theme, prepare?: (page: Page) => Promise<unknown>) {
  const page = await open("/guides/", { theme, prepare });
  await hydrated(page);
  await settled(page);
  return page;
}

/** Waits until the system's theme is the page's. */
async function follows(page: Page, theme: Theme) {
  await systemTheme(page, theme);
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset.theme === wanted,
    {},
    theme,
  );
  await settled(page);
}

/** As readers of an earlier visit arrive. */
async function reload(page: Page, system: Theme, stored: string) {
  await page.evaluate((value) => localStorage.setItem("theme", value), stored);
  await systemTheme(page, system);
  await page.reload();
}

/** What a press of the button says, and how many signs it shows for it. */
async function press(page: Page) {
  await page.click(".theme-toggle");
  const said = await page.$eval("#announcer", ({ textContent }) => textContent);
  const signs = await page.$$eval(
    ".theme-toggle svg",
    (all) => all.filter((one) => one.checkVisibility()).length,
  );
  return { said, signs, ...(await shown(page)) };
}

const pressed = (theme: Theme, choice: Theme | "system") => ({
  said: `Theme: ${choice}`,
  signs: 1,
  ...all(theme, choice),
});

describe("the theme", () => {
  it.each([
    ["light", "dark"],
    ["dark", "light"],
  ] as const)(
    "is the system's, %s, goes to %s and back to it, says so, and follows the system then",
    async (system, other) => {
      const page = await reader(system);
      expect(await shown(page)).toEqual(all(system));
      expect(await press(page)).toEqual(pressed(other, other));
      expect(await press(page)).toEqual(pressed(system, system));
      expect(await press(page)).toEqual(pressed(system, "system"));
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
      await follows(page, other);
      expect(await shown(page)).toEqual(all(other));
    },
  );

  it("is the reader's choice, on this page, the next, after a reload and in all tabs, whatever the system's is", async () => {
    const page = await reader("light");
    await follows(page, "dark");
    await follows(page, "light");
    await page.click(".theme-toggle");
    expect(await shown(page)).toEqual(all("dark", "dark"));
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    expect(await shown(page)).toEqual(all("dark", "dark"));
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(await shown(page)).toEqual(all("dark", "dark"));
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    const tab = await open("/blog/", { beside: page });
    await hydrated(tab);
    await tab.click(".theme-toggle");
    await page.bringToFront();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
    await settled(page);
    expect(await shown(page)).toEqual(all("light", "light"));
    await systemTheme(page, "light");
    await systemTheme(page, "dark");
    await settled(page);
    expect(await shown(page)).toEqual(all("light", "light"));
  });

  it("can be chosen where storage is forbidden", async () => {
    const page = await reader("light", (one) =>
      one.evaluateOnNewDocument(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("Forbidden", "SecurityError");
          },
        });
      }),
    );
    await page.click(".theme-toggle");
    expect(await shown(page)).toEqual(all("dark", "dark"));
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    expect(await shown(page)).toEqual(all("dark", "dark"));
    for (const value of ["dark", "light"]) {
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      await settled(page);
      expect(await shown(page)).toEqual(all("dark", "dark"));
    }
  });
});

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
  it("is of the theme that was chosen, if it is one, and waits for no script that has to be loaded", async () => {
    const page = await open("/guides/", { expected: /ERR_FAILED/, prepare: record });
    for (const [chosen, system] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      await reload(page, system, chosen);
      await hydrated(page);
      await settled(page);
      const seen = await page.evaluate(() => Reflect.get(window, "seen"));
      expect(new Set(seen)).toEqual(new Set([chosen]));
      expect(await shown(page)).toEqual(all(chosen, chosen));
    }
    await reload(page, "dark", "purple");
    await hydrated(page);
    await settled(page);
    expect(await shown(page)).toEqual(all("dark"));
    await intercept(page);
    page.on("request", (request) =>
      request.resourceType() === "script" ? request.abort() : request.continue(),
    );
    await reload(page, "light", "dark");
    expect(await shown(page)).toMatchObject({ theme: "dark", classes: ["dark"], looks: "dark" });
  });
});

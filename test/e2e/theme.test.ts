import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, intercept, settled, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";

const open = useBrowser();
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

/** Before any page, as from an earlier visit. */
const stored = (theme: string) => (page: Page) =>
  page.evaluateOnNewDocument((value) => localStorage.setItem("theme", value), theme);

const systemTheme = (page: Page, value: Theme) =>
  page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);

async function reader(theme: Theme, prepare?: (page: Page) => Promise<unknown>) {
  const page = await open("/guides/", { theme, prepare });
  await hydrated(page);
  await settled(page);
  return page;
}

describe("the theme", () => {
  it.each(["light", "dark"] as const)("is the system's: %s", async (theme) => {
    expect(await shown(await reader(theme))).toEqual(all(theme));
  });

  it("follows the system while the page is open", async () => {
    const page = await reader("light");
    await systemTheme(page, "dark");
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await settled(page);
    expect(await shown(page)).toEqual(all("dark"));
  });

  it("is the reader's choice, on this page, the next and after a reload", async () => {
    const page = await reader("light");
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
  });

  it.each([
    ["light", "dark"],
    ["dark", "light"],
  ] as const)("goes from the system's, %s, to %s and back to it", async (system, other) => {
    const page = await reader(system);
    const seen = [];
    for (let presses = 0; presses < 3; presses += 1) {
      await page.click(".theme-toggle");
      seen.push(await shown(page));
    }
    expect(seen).toEqual([all(other, other), all(system, system), all(system)]);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
    await systemTheme(page, other);
    await page.waitForFunction(
      (theme) => document.documentElement.dataset.theme === theme,
      {},
      other,
    );
    await settled(page);
    expect(await shown(page)).toEqual(all(other));
  });

  it("says what was chosen, and shows one sign for it", async () => {
    const page = await reader("light");
    for (const choice of ["dark", "light", "system"]) {
      await page.click(".theme-toggle");
      const said = await page.$eval("#announcer", ({ textContent }) => textContent);
      expect(said).toBe(`Theme: ${choice}`);
      const signs = await page.$$eval(
        ".theme-toggle svg",
        (all) => all.filter((one) => one.checkVisibility()).length,
      );
      expect(signs).toBe(1);
    }
  });

  it("does not follow the system once it was chosen", async () => {
    const page = await reader("dark", stored("light"));
    expect(await shown(page)).toEqual(all("light", "light"));
    await systemTheme(page, "light");
    await systemTheme(page, "dark");
    await settled(page);
    expect(await shown(page)).toEqual(all("light", "light"));
  });

  it("is the system's where something else was stored", async () => {
    expect(await shown(await reader("dark", stored("purple")))).toEqual(all("dark"));
  });

  it("changes in all tabs at once", async () => {
    const first = await reader("light");
    const second = await open("/blog/", { beside: first });
    await hydrated(second);
    await second.click(".theme-toggle");
    await first.bringToFront();
    await first.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await settled(first);
    expect(await shown(first)).toEqual(all("dark", "dark"));
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

describe("the first paint", () => {
  it.each([
    ["light", "dark"],
    ["dark", "light"],
  ] as const)("of a reader who chose %s is not %s", async (chosen, system) => {
    // Of every frame from the first one on, as the frame begins.
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
    const page = await open("/guides/", {
      theme: system,
      prepare: async (one) => [await stored(chosen)(one), await record(one)],
    });
    await hydrated(page);
    await settled(page);
    const seen = await page.evaluate(() => Reflect.get(window, "seen"));
    expect(new Set(seen)).toEqual(new Set([chosen]));
  });

  it("does not wait for a script that has to be loaded", async () => {
    const page = await open("/guides/", {
      theme: "light",
      expected: /ERR_FAILED/,
      prepare: async (one) => {
        await stored("dark")(one);
        await intercept(one);
        one.on("request", (request) =>
          request.resourceType() === "script" ? request.abort() : request.continue(),
        );
      },
    });
    expect(await shown(page)).toMatchObject({ theme: "dark", classes: ["dark"], looks: "dark" });
  });
});

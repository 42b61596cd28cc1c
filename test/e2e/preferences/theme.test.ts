import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, settled, switchTheme, useReader } from "../browser.ts";
import { announced } from "../seen.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();
type Theme = "light" | "dark";

/** What says the theme, and what the reader sees of it. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { dataset, classList } = document.documentElement;
    const [red = 0] = /\d+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [];
    return {
      theme: dataset.theme,
      classes: [...classList].filter((name) => /^(?:light|dark)$/.test(name)),
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

/** Waits until the system's theme is the page's. */
async function follows(page: Page, theme: Theme) {
  await switchTheme(page, theme);
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset.theme === wanted,
    {},
    theme,
  );
  await settled(page);
}

/** What a press of the button says, and how many signs it shows for it. */
async function press(page: Page) {
  await page.click(".theme-toggle");
  const said = await announced(page);
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
  it("is the system's, goes to the other and back to it, says so, and follows the system then; once chosen, it is the reader's on this page, the next, after a reload and in all tabs, whatever the system's is", async () => {
    const page = await open("/guides/");
    for (const [system, other] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      await follows(page, system);
      expect(await shown(page)).toEqual(all(system));
      expect(await press(page)).toEqual(pressed(other, other));
      expect(await press(page)).toEqual(pressed(system, system));
      expect(await press(page)).toEqual(pressed(system, "system"));
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
    }
    await follows(page, "light");
    await page.click(".theme-toggle");
    expect(await shown(page)).toEqual(all("dark", "dark"));
    await follow(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await shown(page)).toEqual(all("dark", "dark"));
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(await shown(page)).toEqual(all("dark", "dark"));
    const tab = await open("/blog/", { beside: page });
    await tab.click(".theme-toggle");
    await page.bringToFront();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
    await switchTheme(page, "dark");
    await settled(page);
    expect(await shown(page)).toEqual(all("light", "light"));
  });
});

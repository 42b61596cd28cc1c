import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, useReader } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();
const url = "/guides/getting-started/";

/** The commands that are on the screen: of each tabbed block one, or it is shown as an array. */
const commands = (page: Page) =>
  page.$$eval(".packages", (all) =>
    all.map((one) =>
      [...one.querySelectorAll("figure")]
        .filter((figure) => figure.checkVisibility())
        .map((figure) => figure.querySelector("code")?.textContent.split(" ")[0])
        .join("|"),
    ),
  );

/** The package managers that are marked, for the eye and for screen readers. */
const marked = (page: Page) =>
  page.$$eval(".packages", (all) =>
    all.map((one) => [
      one.querySelector<HTMLInputElement>(":checked")?.value,
      [...one.querySelectorAll("label")].find((l) => getComputedStyle(l).boxShadow !== "none")
        ?.textContent,
    ]),
  );

const every = async (page: Page, manager: string) => {
  const shown = await commands(page);
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown)).toEqual(new Set([manager]));
  expect(new Set((await marked(page)).flat())).toEqual(new Set([manager]));
};

const choose = async (page: Page, manager: string) => {
  const [label] = await page.$$(`xpath/.//label[normalize-space()="${manager}"]`);
  await label?.click();
};

describe("the commands of package managers", () => {
  it("are npm's at first, are chosen by click and by keyboard in every block, on other pages, in other tabs and at the next visit, and are printed for all", async () => {
    const page = await open(url);
    await every(page, "npm");
    await page.focus(".packages :checked");
    await page.keyboard.press("ArrowRight");
    await every(page, "yarn");
    await choose(page, "pnpm");
    await every(page, "pnpm");
    await follow(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await commands(page)).toEqual(["pnpm"]);
    expect(await marked(page)).toEqual([["pnpm", "pnpm"]]);
    const later = await open(url, { beside: page });
    await every(later, "pnpm");
    await page.bringToFront();
    await choose(page, "bun");
    // Nothing is painted, and so nothing noticed, in a tab that is hidden.
    await later.bringToFront();
    await later.waitForFunction(() => document.documentElement.dataset.packageManager === "bun");
    await every(later, "bun");
    await later.emulateMediaType("print");
    expect(new Set(await commands(later))).toEqual(new Set(["npm|yarn|pnpm|bun"]));
  });

  it("can be chosen without JavaScript, in their block", async () => {
    const page = await open(url, { javaScript: false });
    await choose(page, "bun");
    const [first, ...others] = await commands(page);
    expect(first).toBe("bun");
    expect(new Set(others)).toEqual(new Set(["npm"]));
  });
});

describe("the files of a sample", () => {
  const files = '.code-tabs:has([value="src/clock.js"])';
  const shown = (page: Page) =>
    page.$$eval(`${files} figure`, (all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.querySelector("figcaption")?.textContent),
    );

  it.each([true, false])(
    "are shown one at a time, by click and by arrow keys, and are all printed, each with its name; with scripts: %s",
    async (javaScript) => {
      const page = await open("/guides/code-splitting/", { javaScript });
      const titles = await page.$$eval(`${files} label`, (all) => all.map((l) => l.textContent));
      expect(titles).toEqual([
        "src/clock.js",
        "src/meeting.js",
        "src/show.js",
        "webpack.config.js",
      ]);
      expect(await shown(page)).toEqual(["src/clock.js"]);
      await page.click(`${files} label:nth-of-type(3)`);
      expect(await shown(page)).toEqual(["src/show.js"]);
      await page.keyboard.press("ArrowRight");
      expect(await shown(page)).toEqual(["webpack.config.js"]);
      await page.emulateMediaType("print");
      expect(await shown(page)).toEqual(titles);
      const names = await page.$$eval(`${files} figcaption`, (all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
      );
      expect(names).toEqual(titles);
    },
  );
});

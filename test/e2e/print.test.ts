import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";

const open = useBrowser();

/** A page as it is printed on A4, between its margins. */
async function onPaper(url: string, theme: "light" | "dark" = "light"): Promise<Page> {
  const page = await open(url, { theme });
  await page.emulateMediaType("print");
  await page.setViewport({ width: 673, height: 986 });
  return page;
}

const behind = (page: Page, selector: string) =>
  page.$eval(selector, (link) => getComputedStyle(link, "::after").content);

describe("a printed page", () => {
  it("has its title and its address on top", async () => {
    const page = await onPaper("/guides/caching/");
    const top = await page.$$eval(".page-header *", (all) =>
      all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent),
    );
    expect(top.slice(-2)).toEqual([
      titleOf("/guides/caching/"),
      "https://webpack.js.org/guides/caching/",
    ]);
  });

  it("is light in the dark theme", async () => {
    const page = await onPaper("/guides/caching/", "dark");
    const colours = await page.$eval("body", (body) => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(body).color,
    ]);
    expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(43, 58, 66)"]);
  });

  it("says where links to other sites lead, and says it once", async () => {
    const page = await onPaper("/contribute/writers-guide/");
    expect(await behind(page, '.article a[href="https://nodejs.org/"]')).toBe(
      '" (https://nodejs.org/)"',
    );
    expect(await behind(page, ".article a.bare")).toBe("none");
    expect(await behind(page, '.article p a[href="/guides/caching/"]')).toBe("none");
  });

  it.each(["/comparison/", "/contribute/writers-guide/", "/guides/printable/"])(
    "cuts nothing off: %s",
    async (url) => {
      const page = await onPaper(url);
      const cut = await page.$$eval("main, .table, .code pre", (all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => [one.className, one.textContent.slice(0, 80)]),
      );
      expect(cut).toEqual([]);
    },
  );

  it("has the details open that were closed, and closes them afterwards", async () => {
    const page = await open("/guides/caching/");
    await hydrated(page);
    const isOpen = () => page.$eval(".article details", (details) => details.open);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await isOpen()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await isOpen()).toBe(false);
  });
});

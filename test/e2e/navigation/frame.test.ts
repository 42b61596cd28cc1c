import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { load, useReader } from "../browser.ts";
import { hrefs, isShown, links } from "../seen.ts";
import { sectionTitle, sectionUrls } from "../sites/published-site.ts";

const open = useReader();

const current = (page: Page, selector: string) =>
  page.$$eval(`${selector} [aria-current]`, (all) => all.map(({ textContent }) => textContent));

/** Of the main menu and the documentation menu, what is marked as the current part and section. */
const places = {
  "/configuration/mode/": [["Documentation"], [sectionTitle("configuration")]],
  "/contribute/writers-guide/": [[sectionTitle("contribute")], []],
  "/blog/": [[sectionTitle("blog")], []],
  "/vote/": [["Vote"], []],
  "/glossary/": [[], []],
  "/": [[], []],
};

describe("header and footer", () => {
  it("lead to the parts and sections of the site, pages that stand alone and webpack elsewhere, mark where a page belongs, and have nothing that does nothing, all without JavaScript; the header stays in view", async () => {
    const page = await open("/guides/caching/", { javaScript: false });
    expect(await links(page, ".main-menu")).toEqual({
      Documentation: sectionUrls[0],
      [sectionTitle("contribute")]: "/contribute/",
      Vote: "/vote/",
      [sectionTitle("blog")]: "/blog/",
    });
    expect(await hrefs(page, ".home-link")).toEqual(["/"]);
    expect(await hrefs(page, ".documentation-menu a")).toEqual(
      sectionUrls.filter((url) => url !== "/contribute/" && url !== "/blog/"),
    );
    const urls = await hrefs(page, ".footer a");
    expect(urls).toEqual(
      expect.arrayContaining([
        "/guides/getting-started/",
        "/comparison/",
        "/glossary/",
        "/branding/",
        "/license/",
        "https://github.com/webpack/webpack/releases",
        "https://github.com/webpack/webpack",
      ]),
    );
    expect(urls.filter((url) => url?.startsWith("https:"))).toHaveLength(4);
    expect(await isShown(page, ".notification")).toBe(true);
    for (const useless of [".notification button", ".page-filter"]) {
      expect([useless, await isShown(page, useless)]).toEqual([useless, false]);
    }
    await page.evaluate(() => scrollTo(0, 3000));
    expect(await page.$eval(".header", (header) => header.getBoundingClientRect().top)).toBe(0);
    for (const [url, place] of Object.entries(places)) {
      await load(page, url);
      const marked = [
        await current(page, ".main-menu"),
        await current(page, ".documentation-menu"),
      ];
      expect({ url, marked }).toEqual({ url, marked: place });
    }
  });
});

import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { useBrowser } from "../browser.ts";
import { sectionTitle, sectionUrls } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });

/** Text → address of the links in an element, those of the site without its host. */
const links = (page: Page, selector: string) =>
  page.$$eval(`${selector} a`, (all) =>
    Object.fromEntries(all.map((a) => [a.textContent.trim(), a.getAttribute("href")])),
  );

const current = (page: Page, selector: string) =>
  page.$$eval(`${selector} [aria-current]`, (all) => all.map(({ textContent }) => textContent));

/** Of the main menu and the documentation menu, what is marked as the current part and section. */
const places = {
  "/api/cli/": [["Documentation"], [sectionTitle("api")]],
  "/concepts/": [["Documentation"], [sectionTitle("concepts")]],
  "/configuration/mode/": [["Documentation"], [sectionTitle("configuration")]],
  "/contribute/writers-guide/": [[sectionTitle("contribute")], []],
  "/blog/": [[sectionTitle("blog")], []],
  "/vote/": [["Vote"], []],
  "/glossary/": [[], []],
  "/": [[], []],
};

describe("a page without JavaScript", () => {
  it("marks in the header where it belongs", async () => {
    const page = await open("/license/", { javaScript: false });
    for (const [url, place] of Object.entries(places)) {
      await page.goto(new URL(url, page.url()).href);
      const marked = [
        await current(page, ".main-menu"),
        await current(page, ".documentation-menu"),
      ];
      expect({ url, marked }).toEqual({ url, marked: place });
    }
  });

  it("says what webpack is and leads to the tutorial, guides and concepts", async () => {
    const page = await open("/", { javaScript: false });
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(
      "bundle your assets, scripts, images and styles",
    );
    expect(await links(page, ".hero")).toEqual({
      "Get started": "/guides/getting-started/",
      Concepts: "/concepts/",
      Guides: "/guides/",
    });
    const words = await page.$eval(
      ".article",
      ({ textContent }) => textContent.split(/\s+/).length,
    );
    expect(words).toBeGreaterThan(50);
  });
});

async function expectFooter(page: Page) {
  const urls = Object.values(await links(page, ".footer"));
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
}

describe("header and footer", () => {
  it("lead to the parts of the site, and the header stays in view", async () => {
    const page = await open("/");
    expect(await links(page, ".main-menu")).toEqual({
      Documentation: sectionUrls[0],
      [sectionTitle("contribute")]: "/contribute/",
      Vote: "/vote/",
      [sectionTitle("blog")]: "/blog/",
    });
    expect(await page.$eval(".home-link", (link) => link.getAttribute("href"))).toBe("/");
    await page.goto(new URL("/guides/caching/", page.url()).href);
    await page.evaluate(() => scrollTo(0, 3000));
    expect(await page.$eval(".header", (header) => header.getBoundingClientRect().top)).toBe(0);
  });

  it("lead to sections, pages that stand alone and webpack elsewhere, and tell nobody of a visit", async () => {
    const hosts = new Set<string>();
    const page = await open("/guides/", {
      prepare: async (one) =>
        one.on("request", (request) => hosts.add(new URL(request.url()).hostname)),
    });
    expect(Object.values(await links(page, ".documentation-menu"))).toEqual(
      sectionUrls.filter((url) => url !== "/contribute/" && url !== "/blog/"),
    );
    await expectFooter(page);
    await page.waitForNetworkIdle({ idleTime: 2500 });
    hosts.delete("avatars.githubusercontent.com");
    expect([...hosts]).toEqual(["localhost"]);
  });
});

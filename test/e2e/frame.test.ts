import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { useBrowser } from "./browser.ts";
import { sectionTitle, sectionUrls } from "./published-site.ts";

const open = useBrowser();

/** Text → address of the links in an element, those of the site without its host. */
const links = (page: Page, selector: string) =>
  page.$$eval(`${selector} a`, (all) =>
    Object.fromEntries(all.map((a) => [a.textContent.trim(), a.getAttribute("href")])),
  );

const current = (page: Page, selector: string) =>
  page.$$eval(`${selector} [aria-current]`, (all) => all.map(({ textContent }) => textContent));

describe("the header", () => {
  it("leads to the parts of the site", async () => {
    const page = await open("/");
    expect(await links(page, ".main-menu")).toEqual({
      Documentation: sectionUrls[0],
      [sectionTitle("contribute")]: "/contribute/",
      Vote: "/vote/",
      [sectionTitle("blog")]: "/blog/",
    });
    expect(await page.$eval(".home-link", (link) => link.getAttribute("href"))).toBe("/");
  });

  it.each([
    ["/api/cli/", ["Documentation"], [sectionTitle("api")]],
    ["/concepts/", ["Documentation"], [sectionTitle("concepts")]],
    ["/configuration/mode/", ["Documentation"], [sectionTitle("configuration")]],
    ["/contribute/writers-guide/", [sectionTitle("contribute")], []],
    ["/blog/", [sectionTitle("blog")], []],
    ["/vote/", ["Vote"], []],
    ["/glossary/", [], []],
    ["/", [], []],
  ])("marks where %s belongs", async (url, part, section) => {
    const page = await open(url, { javaScript: false });
    expect(await current(page, ".main-menu")).toEqual(part);
    expect(await current(page, ".documentation-menu")).toEqual(section);
  });

  it("leads in the documentation to all its sections", async () => {
    const page = await open("/guides/");
    expect(Object.values(await links(page, ".documentation-menu"))).toEqual(
      sectionUrls.filter((url) => url !== "/contribute/" && url !== "/blog/"),
    );
  });

  it("stays in view", async () => {
    const page = await open("/guides/caching/");
    await page.evaluate(() => scrollTo(0, 3000));
    expect(await page.$eval(".header", (header) => header.getBoundingClientRect().top)).toBe(0);
  });
});

describe("the footer", () => {
  it("leads to the pages that stand alone and to webpack elsewhere", async () => {
    const page = await open("/guides/");
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
  });
});

describe("the landing page", () => {
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

describe("a visit", () => {
  it("is told to nobody where no tracking id is configured", async () => {
    const hosts = new Set<string>();
    const page = await open("/guides/", {
      prepare: async (one) =>
        one.on("request", (request) => hosts.add(new URL(request.url()).hostname)),
    });
    await page.waitForNetworkIdle({ idleTime: 2500 });
    hosts.delete("avatars.githubusercontent.com");
    expect([...hosts]).toEqual(["localhost"]);
  });
});

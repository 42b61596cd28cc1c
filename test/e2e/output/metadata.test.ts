import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, hydrated, siteUrl, useBrowser } from "../browser.ts";
import { themeColor } from "../../../src/site/output/metadata.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });
const origin = "https://webpack.js.org";

/** What the head says, by name, property or relation. */
const head = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.head.querySelectorAll("meta[name], meta[property], link[rel]")];
    return {
      title: document.title,
      lang: document.documentElement.lang,
      titles: document.querySelectorAll("title").length,
      ...Object.fromEntries(
        tags.map((tag) => [
          tag.getAttribute("name") ?? tag.getAttribute("property") ?? tag.getAttribute("rel"),
          tag.getAttribute("content") ?? tag.getAttribute("href"),
        ]),
      ),
    };
  });

const described = {
  lang: "en",
  titles: 1,
  title: `${titleOf("/guides/caching/")} | webpack`,
  description: expect.stringMatching(/^Add a content hash to file names/),
  canonical: `${origin}/guides/caching/`,
  "theme-color": themeColor,
  "og:site_name": "webpack",
  "og:type": "website",
  "og:title": `${titleOf("/guides/caching/")} | webpack`,
  "og:description": expect.stringMatching(/^Add a content hash to file names/),
  "og:url": `${origin}/guides/caching/`,
  "og:image": expect.stringMatching(/^https:.*\/assets\/icon-512\.[\da-f]{8}\.png$/),
  "twitter:card": "summary",
  "twitter:site": "@webpack",
  "twitter:title": `${titleOf("/guides/caching/")} | webpack`,
  "twitter:description": expect.stringMatching(/^Add a content hash to file names/),
};

describe("the head of a page", () => {
  it("describes it to search engines and to people who share it", async () => {
    const page = await open("/guides/caching/", { javaScript: false });
    expect(await head(page)).toMatchObject(described);
    // And the same page in other languages.
    const alternates = await page.$$eval('link[rel="alternate"][hreflang]', (all) =>
      Object.fromEntries(all.map((link) => [link.getAttribute("hreflang"), link.href])),
    );
    expect(alternates).toEqual({
      en: `${origin}/guides/caching/`,
      zh: "https://webpack.docschina.org/guides/caching/",
      "x-default": `${origin}/guides/caching/`,
    });
  });

  it("says the same when the page was reached by a link", async () => {
    const page = await open("/guides/");
    await hydrated(page);
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    expect(await head(page)).toMatchObject(described);
    expect(await page.$$eval('link[rel="canonical"]', (all) => all.length)).toBe(1);
  });
});

describe("the icons and the manifest", () => {
  it("are named by their content, all of them exist, and let the site be installed; readers that know no other place have a favicon", async () => {
    const page = await open("/", { javaScript: false });
    const icons = await page.$$eval('link[rel~="icon"], link[rel="apple-touch-icon"]', (links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    const { icons: ofManifest } = JSON.parse(await readFile("dist/manifest.json", "utf8"));
    const all: string[] = [...icons, ...ofManifest.map(({ src }: { src: string }) => src)];
    for (const size of [150, 180, 192, 512]) {
      expect(all).toContainEqual(expect.stringMatching(`/assets/icon-${size}\\.[\\da-f]{8}\\.png`));
    }
    for (const url of all) expect([url, existsSync(`dist${url}`)]).toEqual([url, true]);
    expect(await head(page)).toMatchObject({ manifest: "/manifest.json" });
    const response = await fetch(`${siteUrl()}/manifest.json`);
    expect(response.headers.get("Content-Type")).toMatch("json");
    expect(await response.json()).toMatchObject({
      name: "webpack",
      short_name: "webpack",
      start_url: "/",
      display: "standalone",
      theme_color: themeColor,
      icons: [{ sizes: "150x150" }, { sizes: "192x192" }, { sizes: "512x512" }],
    });
    const favicon = await fetch(`${siteUrl()}/favicon.ico`);
    expect(favicon.status).toBe(200);
    expect(favicon.headers.get("Content-Type")).toMatch("image/");
  });

  it.each([150, 180, 192, 512])("of %i pixels are that large", async (size) => {
    const file = await readFile(`src/components/icon/icon-${size}.png`);
    // The PNG header: https://www.w3.org/TR/png-3/#11IHDR
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([size, size]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { manifest } from "../../src/site/manifest.ts";
import { defaultDescription, metadataOf, themeColor } from "../../src/site/metadata.ts";
import { sitemap } from "../../src/site/sitemap.ts";
import { avatarUrl, editUrl, profileUrl } from "../../src/site/links.ts";

describe("the head of a page", () => {
  it("has its title, description and address", () => {
    expect(metadataOf("/guides/a/", { title: "A", description: "About A." })).toEqual({
      title: "A | webpack",
      description: "About A.",
      canonical: "https://webpack.js.org/guides/a/",
    });
  });

  it("of the landing page has the site's name", () => {
    expect(metadataOf("/", { title: "" }).title).toBe("webpack");
  });

  it("has the site's description where the page has none", () => {
    expect(metadataOf("/a/", { title: "A" }).description).toBe(defaultDescription);
  });

  it("of the not-found page has no address", () => {
    expect(metadataOf(undefined, { title: "Page Not Found" }).canonical).toBe(undefined);
  });
});

describe("the web app manifest", () => {
  it("has the icons with their sizes", () => {
    const icons = [{ src: "/icon.png", size: 192 }];
    expect(JSON.parse(manifest(icons))).toMatchObject({
      short_name: "webpack",
      start_url: "/",
      theme_color: themeColor,
      icons: [{ src: "/icon.png", sizes: "192x192", type: "image/png" }],
    });
  });
});

describe("the sitemap", () => {
  it("has absolute addresses", () => {
    expect(sitemap(["/", "/a%20b&c/"])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://webpack.js.org/</loc></url>
<url><loc>https://webpack.js.org/a%20b&amp;c/</loc></url>
</urlset>
`);
  });
});

describe("an address outside the site", () => {
  it("leads to the source of a page", () => {
    expect(editUrl("guides/a b.mdx")).toBe(
      "https://github.com/webpack/webpack.js.org/edit/main/content/guides/a%20b.mdx",
    );
    expect(editUrl("c#/why?.mdx")).toBe(
      "https://github.com/webpack/webpack.js.org/edit/main/content/c%23/why%3F.mdx",
    );
  });

  it("leads to a contributor and their picture", () => {
    expect(profileUrl("someone")).toBe("https://github.com/someone");
    expect(avatarUrl("someone")).toBe("https://avatars.githubusercontent.com/someone?size=90");
  });
});

import { describe, expect, it } from "@jest/globals";
import { manifest } from "../../../src/site/output/manifest.ts";
import { metadataOf, themeColor } from "../../../src/site/output/metadata.ts";
import { sitemap } from "../../../src/site/output/sitemap.ts";
import { avatarUrl, profileUrl } from "../../../src/site/navigation/external-links.ts";
import { editUrl, plainSettings } from "../../../src/site/content/site-settings.ts";

const site = { name: "Site", description: "About it." };

describe("the head of a page", () => {
  it("has its title, description and address", () => {
    expect(metadataOf("/guides/a/", { title: "A", description: "About A." }, site)).toEqual({
      title: "A | Site",
      description: "About A.",
      canonical: "https://webpack.js.org/guides/a/",
    });
  });

  it("of the landing page has the site's name", () => {
    expect(metadataOf("/", { title: "" }, site).title).toBe("Site");
  });

  it("has the site's description where the page has none", () => {
    expect(metadataOf("/a/", { title: "A" }, site).description).toBe("About it.");
  });

  it("of the not-found page has no address", () => {
    expect(metadataOf(undefined, { title: "Page Not Found" }, site).canonical).toBe(undefined);
  });
});

describe("the web app manifest", () => {
  it("has the icons with their sizes", () => {
    const icons = [{ src: "/icon.png", size: 192 }];
    expect(JSON.parse(manifest(site, icons))).toMatchObject({
      short_name: "Site",
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
    const settings = { ...plainSettings, edit: "https://example.org/edit/" };
    expect(editUrl(settings, "guides/a b.mdx")).toBe("https://example.org/edit/guides/a%20b.mdx");
    expect(editUrl(settings, "c#/why?.mdx")).toBe("https://example.org/edit/c%23/why%3F.mdx");
    expect(editUrl(plainSettings, "a.mdx")).toBe(undefined);
  });

  it("leads to a contributor and their picture", () => {
    expect(profileUrl("someone")).toBe("https://github.com/someone");
    expect(avatarUrl("someone")).toBe("https://avatars.githubusercontent.com/someone?size=90");
  });
});

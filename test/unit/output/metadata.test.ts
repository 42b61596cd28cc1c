import { describe, expect, it } from "@jest/globals";
import { metadataOf } from "../../../src/site/output/metadata.ts";
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

import { describe, expect, it } from "@jest/globals";
import { filesOf, knowsPage } from "../../../src/site/offline/known-pages.ts";

const build = {
  id: "0f3a5b7c0f3a",
  pages: { "/guides/caching/": "/guides/caching.0f3a5b7c.js" },
  assets: {
    "/guides/caching/index.html": 1,
    "/guides/printable/index.html": 1,
    "/index.html": 1,
    "/old/index.html": 1,
    "/vote/index.html": 1,
    "/combined-page.55555555.js": 1,
    "/view-printable.66666666.js": 1,
    "/view-vote.11111111.js": 1,
    "/view-vote.22222222.css": 1,
    "/view-landing.33333333.js": 1,
    "/view-landing-sponsors.44444444.js": 1,
  },
};

describe("a build", () => {
  it("knows its pages, its combined pages and the routes of the site", () => {
    for (const url of ["/guides/caching/", "/guides/printable/", "/", "/vote/"]) {
      expect(knowsPage(build, url)).toBe(true);
    }
  });

  it("has files of their own for them", () => {
    expect(filesOf(build, "/guides/caching/")).toEqual(["/guides/caching.0f3a5b7c.js"]);
    expect(filesOf(build, "/vote/")).toEqual(["/view-vote.11111111.js", "/view-vote.22222222.css"]);
    expect(filesOf(build, "/")).toEqual(["/view-landing.33333333.js"]);
    expect(filesOf(build, "/guides/printable/")).toEqual([
      "/guides/caching.0f3a5b7c.js",
      "/view-printable.66666666.js",
      "/combined-page.55555555.js",
    ]);
    expect(filesOf(build, "/new/")).toEqual([]);
  });

  it("leaves redirects and what it has not to the host", () => {
    for (const url of ["/old/", "/new/", "/blog/printable/"]) {
      expect(knowsPage(build, url)).toBe(false);
    }
    expect(knowsPage({ pages: {}, assets: {} }, "/vote/")).toBe(false);
  });
});

import { describe, expect, it } from "@jest/globals";
import { knowsPage } from "../../src/site/known-pages.ts";

const build = {
  id: "0f3a5b7c0f3a",
  pages: { "/guides/caching/": "/guides/caching.0f3a5b7c.js" },
  assets: {
    "/guides/caching/index.html": 1,
    "/guides/printable/index.html": 1,
    "/old/index.html": 1,
  },
};

describe("a build", () => {
  it("knows its pages, its combined pages and the routes of the site", () => {
    for (const url of ["/guides/caching/", "/guides/printable/", "/", "/vote/"]) {
      expect(knowsPage(build, url)).toBe(true);
    }
  });

  it("leaves redirects and what it has not to the host", () => {
    for (const url of ["/old/", "/new/", "/blog/printable/"]) {
      expect(knowsPage(build, url)).toBe(false);
    }
  });
});

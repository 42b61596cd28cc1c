import { describe, expect, it } from "@jest/globals";
import { version4Url } from "../../../src/site/navigation/version-4.ts";

describe("in the documentation of webpack 4, a page", () => {
  it.each([
    ["/guides/caching/", "/guides/caching/"],
    ["/guides/asset-modules/", "/guides/"],
    ["/configuration/cache/deep/down/", "/configuration/"],
    ["/concepts/plugins/more/", "/concepts/plugins/"],
    ["/blog/", "/"],
    ["/blog/2026-06-25-webpack-5-108/", "/"],
    ["/no-slash", "/"],
    ["/", "/"],
  ])("has its own address, or else that of the section around it: %s has %s", (url, nearest) =>
    expect(version4Url(url)).toBe(nearest),
  );
});

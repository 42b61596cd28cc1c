import { describe, expect, it } from "@jest/globals";
import { v4Routes, version4Url } from "../../../src/site/navigation/version-4.ts";

describe("in the documentation of webpack 4, a page", () => {
  it.each([...v4Routes])("has its own address: %s", (url) => expect(version4Url(url)).toBe(url));

  it.each([
    ["/guides/asset-modules/", "/guides/"],
    ["/configuration/cache/deep/down/", "/configuration/"],
    ["/concepts/plugins/more/", "/concepts/plugins/"],
    ["/blog/", "/"],
    ["/blog/2026-06-25-webpack-5-108/", "/"],
    ["/no-slash", "/"],
    ["/", "/"],
  ])("that is not there leads to the section around it: %s to %s", (url, nearest) =>
    expect(version4Url(url)).toBe(nearest),
  );
});

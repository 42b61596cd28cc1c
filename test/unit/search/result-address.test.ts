import { describe, expect, it } from "@jest/globals";
import { resultAddress } from "../../../src/browser/search/result-address.ts";

const site = "https://docs.example.org";

describe("an address of a hosted index", () => {
  it.each([
    [`${site}/guides/caching/?a=1#hash`, "/guides/caching/?a=1#hash"],
    ["/guides/caching/", "/guides/caching/"],
    [`${site}/`, "/"],
    [site, "/"],
    ["https://evil.example/", "https://evil.example/"],
    [`${site}.evil.example/`, `${site}.evil.example/`],
    ["//evil.example/", "https://evil.example/"],
    ["/\\evil.example/", "https://evil.example/"],
    // Two slashes do not leave the site.
    [`${site}//evil.example/`, "/evil.example/"],
    ["javascript:alert(1)", undefined],
    ["data:text/html,1", undefined],
    ["guides/", undefined],
    ["https://[", undefined],
  ])("is rooted on the site, whole elsewhere, else none: %s", (url, expected) => {
    expect(resultAddress(url, site)).toBe(expected);
  });
});

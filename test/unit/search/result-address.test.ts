import { describe, expect, it } from "@jest/globals";
import { resultAddress } from "../../../src/browser/search/result-address.ts";

const site = "https://docs.example.org";

describe("an address of a hosted index", () => {
  it.each([
    [`${site}/guides/caching/?a=1#hash`, "/guides/caching/?a=1#hash"],
    ["/guides/caching/", "/guides/caching/"],
    [`${site}/`, "/"],
    [site, "/"],
  ])("of the site, %s, is rooted", (url, expected) =>
    expect(resultAddress(url, site)).toBe(expected),
  );

  it.each([
    ["https://evil.example/", "https://evil.example/"],
    [`${site}.evil.example/`, `${site}.evil.example/`],
    ["//evil.example/", "https://evil.example/"],
    ["/\\evil.example/", "https://evil.example/"],
  ])("of another host, %s, says so", (url, expected) =>
    expect(resultAddress(url, site)).toBe(expected),
  );

  it("does not leave the site by two slashes", () => {
    expect(resultAddress(`${site}//evil.example/`, site)).toBe("/evil.example/");
  });

  it.each(["javascript:alert(1)", "data:text/html,1", "guides/", "https://["])(
    "is none where it is %s",
    (url) => expect(resultAddress(url, site)).toBeUndefined(),
  );
});

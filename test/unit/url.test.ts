import { describe, expect, it } from "@jest/globals";
import { canonicalUrl, urlOfPath } from "../../src/site/url.ts";

describe("the address of a page", () => {
  it.each([
    ["guides/caching.mdx", "/guides/caching/"],
    ["guides/index.mdx", "/guides/"],
    ["index.mdx", "/"],
    ["license.md", "/license/"],
    ["configuration/infrastructureLogging.mdx", "/configuration/infrastructureLogging/"],
    ["guides/a b.md", "/guides/a%20b/"],
    ["guides/c#.md", "/guides/c%23/"],
  ])("of %s is %s", (path, url) => expect(urlOfPath(path)).toBe(url));

  it.each([
    ["/guides/caching", "/guides/caching/"],
    ["/guides/caching#a", "/guides/caching/#a"],
    ["/guides/caching?x=1#a", "/guides/caching/?x=1#a"],
    ["/robots.txt", "/robots.txt"],
    ["/", "/"],
  ])("%s is written %s", (url, canonical) => expect(canonicalUrl(url)).toBe(canonical));
});

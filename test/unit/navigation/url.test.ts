import { describe, expect, it } from "@jest/globals";
import {
  canonicalUrl,
  decoded,
  isExternal,
  isPagePath,
  plainName,
  splitUrl,
  urlOfPath,
} from "../../../src/site/navigation/url.ts";

describe("the address of a page", () => {
  it.each([
    ["guides/caching.mdx", "/guides/caching/"],
    ["guides/index.mdx", "/guides/"],
    ["index.mdx", "/"],
    ["guides/README.md", "/guides/"],
    ["readme.md", "/"],
    ["guides/readme-first.md", "/guides/readme-first/"],
    ["license.md", "/license/"],
    ["configuration/infrastructureLogging.mdx", "/configuration/infrastructureLogging/"],
    ["guides/a b.md", "/guides/a%20b/"],
    ["guides/c#.md", "/guides/c%23/"],
    ["guides/größe.md", "/guides/gr%C3%B6%C3%9Fe/"],
  ])("of %s is %s", (path, url) => expect(urlOfPath(path)).toBe(url));

  it.each([
    ["/guides/caching", "/guides/caching/"],
    ["/guides/caching#a", "/guides/caching/#a"],
    ["/guides/caching?x=1#a", "/guides/caching/?x=1#a"],
    ["/guides//caching/", "/guides/caching/"],
    ["//guides.example/caching/", "/guides.example/caching/"],
    ["/%2Fguides.example/", "/guides.example/"],
    ["/guides/caching/index.html#a", "/guides/caching/#a"],
    ["/index.html", "/"],
    ["/%67uides/gr%c3%b6ße/", "/guides/gr%C3%B6%C3%9Fe/"],
    ["/guides/[id]/", "/guides/%5Bid%5D/"],
    ["/c%23/50%25/", "/c%23/50%25/"],
    ["/%E0%A4%A", "/%E0%A4%A/"],
    ["/robots.txt", "/robots.txt"],
    ["/", "/"],
    ["#a", "#a"],
  ])("%s is written %s", (url, canonical) => expect(canonicalUrl(url)).toBe(canonical));

  it.each([
    ["/a/", true],
    ["/a", true],
    ["/v1.2.configuration", true],
    ["/blog/5.108", true],
    ["/site.webmanifest", false],
    ["/a.html", false],
  ])("%s names a page: %s", (pathname, expected) => expect(isPagePath(pathname)).toBe(expected));
});

describe("an address", () => {
  it.each([
    ["https://a.b", true],
    ["//a.b", true],
    ["mailto:a@b.c", true],
    ["/a:b/", false],
    ["./a", false],
    ["#a", false],
  ])("%s leads away: %s", (url, expected) => expect(isExternal(url)).toBe(expected));

  it.each([
    ["/a/#b?c", "/a/", "#b?c"],
    ["/a/?b#c", "/a/", "?b#c"],
    ["/a/", "/a/", ""],
    ["#b", "", "#b"],
  ])("%s is %j and %j", (url, pathname, rest) => expect(splitUrl(url)).toEqual({ pathname, rest }));

  it.each([
    ["a%20b", "a b"],
    ["%C3%B6", "ö"],
    ["100%", "100%"],
  ])("%s reads %s", (part, expected) => expect(decoded(part)).toBe(expected));
});

describe("a name for files", () => {
  it.each([
    ["guides/a-b_c.d", "guides/a-b_c.d"],
    ["a b", "a~20b"],
    ["50%", "50~25"],
    ["😀", "~1f600"],
  ])("of %s is %s", (name, expected) => expect(plainName(name)).toBe(expected));
});

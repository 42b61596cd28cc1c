import { describe, expect, it } from "@jest/globals";
import {
  cacheNames,
  isForgottenCache,
  isHashedFile,
  nameWithoutHash,
} from "../../../src/site/offline/caches.ts";

describe("a cache of an earlier version of the site", () => {
  it("is told from those of this one, and of others on the host", () => {
    const forgotten = ["workbox-precache-v2-https://webpack.js.org/", "webpack-0f3a-core"];
    const names = [...forgotten, ...Object.values(cacheNames), "somebody-else"];
    expect(names.filter(isForgottenCache)).toEqual(forgotten);
  });
});

describe("a hashed file", () => {
  it("is told by its name", () => {
    expect(isHashedFile("/assets/logo.0f3a5b7c.svg")).toBe(true);
    expect(isHashedFile("/guides/caching.0f3a5b7c.js")).toBe(true);
    expect(isHashedFile("/build.json")).toBe(false);
    expect(isHashedFile("/guides/caching/")).toBe(false);
  });

  it("has a name that is the same in all builds", () => {
    expect(nameWithoutHash("/guides/v1.2.0f3a5b7c.js")).toBe("/guides/v1.2.js");
    expect(nameWithoutHash("/robots.txt")).toBe("/robots.txt");
  });
});

import { describe, expect, it } from "@jest/globals";
import {
  cacheName,
  isHashedFile,
  parseCacheName,
  staleCaches,
  supersededCaches,
} from "../../src/site/caches.ts";

describe("the name of a cache", () => {
  it("says its build and what is in it", () => {
    expect(cacheName({ build: "0f3a", kind: "pages" })).toBe("webpack-0f3a-pages");
    expect(parseCacheName("webpack-0f3a-pages")).toEqual({ build: "0f3a", kind: "pages" });
  });

  it("is read only where this site gave it", () => {
    for (const name of ["webpack-0f3a-other", "webpack-pages", "other-0f3a-pages", ""]) {
      expect(parseCacheName(name)).toBeUndefined();
    }
  });
});

describe("the caches that may go", () => {
  it("are those of builds that nobody has open", () => {
    const names = ["webpack-a-core", "webpack-a-files", "webpack-b-core", "webpack-c-core"];
    expect(staleCaches(names, new Set(["b", "c"]))).toEqual(names.slice(0, 2));
  });

  it("are none of a build that the reader has saved", () => {
    const names = ["webpack-a-core", "webpack-a-saved", "webpack-b-core"];
    expect(staleCaches(names, new Set(["b"]))).toEqual([]);
  });

  it("are none that something else on the host has made", () => {
    expect(staleCaches(["other-a-core", "webpack-notes"], new Set())).toEqual([]);
  });

  it("are all that the site's first worker made", () => {
    const name = "workbox-precache-v2-https://webpack.js.org/";
    expect(staleCaches([name], new Set(["b"]))).toEqual([name]);
  });
});

describe("the caches of workers that never took over", () => {
  it("are those of builds that have nothing but a core, and that nobody needs", () => {
    const names = ["a-core", "a-pages", "b-core", "c-core", "d-core", "e-core", "e-saved"];
    const caches = names.map((name) => `webpack-${name}`);
    expect(supersededCaches(caches, new Set(["d"]))).toEqual(["webpack-b-core", "webpack-c-core"]);
  });

  it("are none that somebody else has made", () => {
    expect(supersededCaches(["other-a-core", "workbox-precache-v2-x"], new Set())).toEqual([]);
  });
});

describe("a hashed file", () => {
  it("is told by its name", () => {
    expect(isHashedFile("/assets/logo.0f3a5b7c.svg")).toBe(true);
    expect(isHashedFile("/guides/caching.0f3a5b7c.js")).toBe(true);
    expect(isHashedFile("/build.json")).toBe(false);
    expect(isHashedFile("/guides/caching/")).toBe(false);
  });
});

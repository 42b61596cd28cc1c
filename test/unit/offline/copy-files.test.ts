import { describe, expect, it } from "@jest/globals";
import { bytesOf, copyFiles } from "../../../src/site/offline/copy-files.ts";
import { bytes, buildOf } from "./build.ts";

describe("a saved copy", () => {
  const build = buildOf("one");

  it("has the shell and every file with a hash, and no document that the shell stands in for", () => {
    expect(copyFiles(build)).toEqual([
      "/client-runtime.0a1b2c3d.js",
      "/guides/caching.0a1b2c3d.js",
      "/guides/index.0a1b2c3d.js",
      "/assets/drawing.50953089.svg",
      "/app-shell/index.html",
    ]);
  });

  it("is as large as its files", () => {
    expect(bytesOf(build, copyFiles(build))).toBe(bytes);
    expect(bytesOf(build, ["/gone.js"])).toBe(0);
  });
});

import { describe, expect, it } from "@jest/globals";
import { readRecord } from "../../../src/site/offline/copy-record.ts";
import { bytesOf, copyFiles } from "../../../src/site/offline/published-build.ts";
import { buildOf, bytes, time } from "./build.ts";

const build = buildOf("one");

describe("what a copy says of itself", () => {
  const record = { status: "whole", time, bytes: 12, build };

  it("is read as it was written", () => {
    expect(readRecord(JSON.stringify(record))).toEqual(record);
    const full = { ...record, noRoomFor: "now" };
    expect(readRecord(JSON.stringify(full))).toEqual(full);
  });

  it.each([
    ["", "nothing"],
    ["{", "half of it"],
    ["null", "null"],
    [JSON.stringify({ ...record, status: "perfect" }), "a status that nobody knows"],
    [JSON.stringify({ ...record, time: "yesterday" }), "a time that is none"],
    [JSON.stringify({ ...record, build: {} }), "a list of nothing"],
  ])("is not believed where it is %j (%s)", (text) => {
    expect(readRecord(text)).toBeUndefined();
  });
});

describe("a saved copy", () => {
  it("has every file with a hash, and is as large as these", () => {
    expect(copyFiles(build)).toEqual([
      "/client-runtime.0a1b2c3d.js",
      "/guides/caching.0a1b2c3d.js",
      "/guides/index.0a1b2c3d.js",
      "/assets/drawing.50953089.svg",
    ]);
    expect(bytesOf(build, copyFiles(build))).toBe(bytes);
    expect(bytesOf(build, ["/gone.js"])).toBe(0);
  });
});

import { describe, expect, it } from "@jest/globals";
import { readRecord } from "../../../src/site/offline/copy-record.ts";
import { buildOfDocument, readBuild } from "../../../src/site/offline/published-build.ts";
import { buildOf, time } from "./build.ts";

describe("what a copy says of itself", () => {
  const record = { status: "whole", time, bytes: 12 };

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
    [JSON.stringify({ ...record, bytes: "12" }), "a size that is no number"],
  ])("is not believed where it is %j (%s)", (text) => {
    expect(readRecord(text)).toBeUndefined();
  });
});

describe("what a build says of itself", () => {
  it("is read as it was written", () => {
    expect(readBuild(JSON.stringify(buildOf("one")))).toEqual(buildOf("one"));
  });

  it.each([["<!doctype html>"], ["{}"], ['{"id":"","assets":{},"pages":{}}'], ["[]"]])(
    "is not believed where it is %s",
    (text) => {
      expect(readBuild(text)).toBeUndefined();
    },
  );

  it("is found by the script that each of its documents starts with", () => {
    const builds = [buildOf("one", "11111111"), buildOf("two", "22222222")];
    expect(buildOfDocument(builds, "/client-runtime.22222222.js")?.id).toBe("two");
    expect(buildOfDocument(builds, "/client-runtime.33333333.js")).toBeUndefined();
  });
});

import { describe, expect, it } from "@jest/globals";
import { isNewer, previousMinor, releaseNamed } from "../../../src/site/releases/versions.ts";

const versions = ["5.9.0", "5.10.0", "5.10.1", "5.11.0", "5.11.1"];

describe("a release", () => {
  it.each([
    ["5.10.0", "5.9.0", true],
    ["5.9.0", "5.10.0", false],
    ["5.9.10", "5.9.9", true],
    ["5.9.0", "5.9.0", false],
  ])("%s is newer than %s: %s", (one, other, expected) =>
    expect(isNewer(one, other)).toBe(expected),
  );

  it.each([
    ["5.10.0", "5.10.0"],
    ["5.10", "5.10.1"],
    ["v5.9", "5.9.0"],
    ["5.1", undefined],
    ["5.10.7", undefined],
    ["latest", undefined],
    ["", undefined],
    [null, undefined],
  ])("that a reader calls %s is %s", (text, expected) =>
    expect(releaseNamed(text, versions)).toBe(expected),
  );

  it("follows the last one of the minor version before", () => {
    expect(previousMinor("5.11.1", versions)).toBe("5.10.1");
    expect(previousMinor("5.10.0", versions)).toBe("5.9.0");
    expect(previousMinor("5.9.0", versions)).toBeUndefined();
  });
});

import { describe, expect, it } from "@jest/globals";
import { hasRightType } from "../../src/site/media-type.ts";

describe("the type of a file's answer", () => {
  it.each([
    ["/client.0f3a5b7c.js", "text/javascript; charset=utf-8"],
    ["/client.0f3a5b7c.js", "application/javascript"],
    ["/client.0f3a5b7c.css", "text/css;charset=utf-8"],
    ["/search-index.0f3a5b7c.json", "application/json"],
    ["/assets/icon.0f3a5b7c.svg", "image/svg+xml"],
    ["/assets/sample.0f3a5b7c.zip", "application/zip"],
  ])("is right where %s is %s", (file, type) => {
    expect(hasRightType(file, type)).toBe(true);
  });

  it.each([
    ["/client.0f3a5b7c.js", "text/html; charset=utf-8"],
    ["/client.0f3a5b7c.js", ""],
    ["/client.0f3a5b7c.css", "text/plain"],
    ["/search-index.0f3a5b7c.json", "text/html"],
    ["/assets/icon.0f3a5b7c.svg", "text/html"],
    ["/assets/sample.0f3a5b7c.zip", "text/html; charset=utf-8"],
  ])("is wrong where %s is %j", (file, type) => {
    expect(hasRightType(file, type)).toBe(false);
  });
});

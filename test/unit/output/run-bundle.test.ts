import { describe, expect, it } from "@jest/globals";
import { runBundle } from "../../../plugins/output/run-bundle.ts";

describe("the bundle that prerenders the site", () => {
  it("gives its function", () => {
    const text =
      'module.exports.prerender = () => new Map([["a.txt", () => require("path").sep]]);';
    const files = runBundle(text, "prerender").prerender(() => ({ scripts: [], styles: [] }), {
      files: [],
      origins: { images: [], media: [], frames: [] },
      minify: (script: string) => script,
      scriptHash: () => "",
    });
    expect(files.get("a.txt")?.()).toMatch(/^[/\\]$/);
  });

  it("must have one", () => {
    expect(() => runBundle("", "prerender")).toThrow(
      'The entry "prerender" exports no function prerender.',
    );
  });

  it("names itself in its errors", () => {
    const run = () => runBundle('\nthrow new Error("No.")', "prerender");
    expect(run).toThrow(
      expect.objectContaining({ stack: expect.stringContaining("prerender.js:2") }),
    );
  });
});

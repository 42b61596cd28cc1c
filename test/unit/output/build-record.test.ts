import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { buildRecord, commitOf } from "../../../plugins/output/build-record.ts";
import { commitAll } from "../../project/git.ts";

const file = (name: string, content: string) => ({ name, content: Buffer.from(content) });
const index = file("index.html", "<h1>Ä</h1>");
const chunk = file("guides/caching.1a2b3c4d.js", "1");
const pages = new Map([["/guides/caching/", chunk.name]]);

describe("the record of a build", () => {
  it("lists files with their bytes, and the chunk of each page", () => {
    expect(buildRecord([index, chunk], pages, {})).toEqual({
      id: expect.stringMatching(/^[\da-f]{12}$/),
      assets: { "/guides/caching.1a2b3c4d.js": 1, "/index.html": 11 },
      pages: { "/guides/caching/": "/guides/caching.1a2b3c4d.js" },
    });
  });

  it("leaves the service worker out, which is finished after it", () => {
    const { assets } = buildRecord([index, file("sw.js", "")], pages, {});
    expect(Object.keys(assets)).toEqual(["/index.html"]);
  });

  it("leaves out what readers download of samples, which no page needs", () => {
    const downloads = ["samples/guides/caching/shop.zip", "samples/guides/caching/shop.json"];
    const files = downloads.map((name) => file(name, ""));
    expect(Object.keys(buildRecord([index, ...files], pages, {}).assets)).toEqual(["/index.html"]);
  });

  it("has the same id for the same files, in whatever order and whenever they were made", () => {
    const { id } = buildRecord([index, chunk], pages, {});
    const time = "2026-11-21T10:12:18.000Z";
    expect(buildRecord([chunk, index], pages, { commit: "0b41751", time })).toMatchObject({
      id,
      commit: "0b41751",
      time,
    });
  });

  it.each([
    ["another text", [file("index.html", "<h1>Ö</h1>"), chunk]],
    ["another name", [file("other.html", "<h1>Ä</h1>"), chunk]],
    ["a file less", [index]],
  ])("has another id with %s", (_change, files) => {
    const { id } = buildRecord([index, chunk], pages, {});
    expect(buildRecord(files, pages, {}).id).not.toBe(id);
  });
});

describe("the commit of a folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "commit-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is not known where it is no clone", () => {
    expect(commitOf(folder)).toBeUndefined();
  });

  it("is known until something is changed", () => {
    writeFileSync(path.join(folder, "page.mdx"), "1");
    const commit = commitAll(folder);
    expect(commitOf(folder)).toBe(commit);
    writeFileSync(path.join(folder, "page.mdx"), "2");
    expect(commitOf(folder)).toBeUndefined();
  });
});

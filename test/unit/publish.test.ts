import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { makeBuildFolder } from "../../plugins/build-folders.ts";
import { linkTree } from "../../plugins/link-tree.ts";
import { inOrder, publish, replaceFiles } from "../../plugins/publish.ts";

type Files = Readonly<Record<string, string>>;

let root: string;
let output: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "publish-"));
  output = path.join(root, "dist");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, files: Files): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const filesOf = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]),
  );

const before = { "index.html": "old", "gone/index.html": "old", "both/index.html": "old", one: "" };
const after = { "index.html": "new", "both/index.html": "new", "one/two/index.html": "new" };

describe("a finished build", () => {
  it("becomes the output, where there was none", () => {
    publish(write(makeBuildFolder(output), after), output);
    expect(filesOf(output)).toEqual(after);
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  it("takes the place of the output before, and leaves nothing beside it", () => {
    write(output, before);
    publish(write(makeBuildFolder(output), after), output);
    expect(filesOf(output)).toEqual(after);
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  it("replaces single files of an output that cannot be renamed", () => {
    write(output, before);
    publish(write(path.join(output, ".dist.1-1.new"), after), output);
    expect(filesOf(output)).toEqual(after);
    expect(readdirSync(output).toSorted()).toEqual(["both", "index.html", "one"]);
  });

  it("replaces a folder by a page and a page by a folder", () => {
    write(output, after);
    replaceFiles(write(path.join(root, "new"), before), output);
    expect(filesOf(output)).toEqual(before);
    replaceFiles(write(path.join(root, "newer"), { ...after, gone: "page" }), output);
    expect(filesOf(output)).toEqual({ ...after, gone: "page" });
  });

  it("has the files that pages name before the pages, and the worker last", () => {
    const files = ["sw.js", "index.html", "a/index.html", "b.0f3a5b7c.js", "assets/a.0f3a5b7c.png"];
    const order = ["assets/a.0f3a5b7c.png", "b.0f3a5b7c.js", "a/index.html", "index.html", "sw.js"];
    expect(inOrder(files)).toEqual(order);
  });
});

describe("a folder of links", () => {
  it("has the files of the other, its times and its links, but not itself", async () => {
    write(output, before);
    const inside = path.join(output, ".dist.1-1.new");
    await linkTree(output, inside);
    expect(filesOf(inside)).toEqual(before);
  });

  it("is empty where the other is missing", async () => {
    const folder = makeBuildFolder(output);
    await linkTree(output, folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});

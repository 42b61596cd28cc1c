import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  checkOutput,
  folderBeside,
  removeLeftovers,
  swap,
} from "../../../plugins/output/output-folder.ts";
import { writeFiles } from "../../project/small-site.ts";

/** No process has such a number: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html */
const dead = 2 ** 22 + 1;

let root = "";
let output = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "output-"));
  output = path.join(root, "dist");
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (folder: string, text: string) =>
  writeFiles(path.join(root, folder), { "index.html": text });
const published = () => readFileSync(path.join(output, "index.html"), "utf8");

/** Writes a build beside the output. */
async function built(text: string): Promise<string> {
  const fresh = folderBeside(output) ?? "";
  await write(path.basename(fresh), text);
  return fresh;
}

describe("a finished build", () => {
  it("becomes the output, and leaves nothing beside it", async () => {
    swap(await built("first"), output);
    expect(published()).toBe("first");
    await write("dist/gone", "old");
    swap(await built("second"), output);
    expect(published()).toBe("second");
    expect(readdirSync(output)).toEqual(["index.html"]);
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  it("is refused in one sentence where the output can't be replaced, which stays", async () => {
    await write("dist", "old");
    expect(() => swap(path.join(root, ".dist.1-1.new"), output)).toThrow(
      /^Can't replace the output folder .* Is another build writing it\? Build again\.$/,
    );
    expect(published()).toBe("old");
    expect(readdirSync(root)).toEqual(["dist"]);
  });
});

describe("what a killed build has left", () => {
  it("is put back where the output is missing", async () => {
    await write(`.dist.${dead}-1.new`, "half");
    await write(`.dist.${dead}-1.old`, "old");
    removeLeftovers(output);
    expect(published()).toBe("old");
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  it("is removed where the output is there, also in a container, where all have one number", async () => {
    await write("dist", "new");
    for (const name of [`.dist.${dead}-1.new`, `.dist.${dead}-1.old`, `.dist.${process.pid}-1.new`])
      await write(name, "left");
    removeLeftovers(output);
    expect(published()).toBe("new");
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  it("is told from other files and from running builds", async () => {
    const others = [".dist", ".dist.1.new", ".other.1-1.new", `.dist.${process.ppid}-1.new`];
    for (const name of others) await write(name, "");
    removeLeftovers(output);
    expect(readdirSync(root).toSorted()).toEqual(others.toSorted());
  });
});

describe("an output folder", () => {
  it("is checked without a trace", () => {
    checkOutput(path.join(root, "new/dist"));
    expect(existsSync(path.join(root, "new/dist"))).toBe(false);
    mkdirSync(output);
    checkOutput(output);
    expect(readdirSync(root).toSorted()).toEqual(["dist", "new"]);
  });

  it("that is a file, or below one, is refused in one sentence", async () => {
    await write(".", "");
    const file = path.join(root, "index.html");
    expect(() => checkOutput(file)).toThrow("is a file: remove it, or choose another folder.");
    expect(() => checkOutput(path.join(file, "dist"))).toThrow(/^Can't write the output folder /);
  });
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  leftovers,
  makeBuildFolder,
  recoverOutput,
  removeBuildFolders,
} from "../../plugins/build-folders.ts";

/** No process has such a number: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html */
const dead = 2 ** 22 + 1;

let root: string;
let output: string;
const folder = (name: string) => {
  mkdirSync(path.join(root, name));
  writeFileSync(path.join(root, name, "index.html"), name);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "folders-"));
  output = path.join(root, "dist");
});
afterEach(() => rmSync(root, { recursive: true }));

describe("what a killed build has left", () => {
  it("is told from other files, other outputs and running builds", () => {
    const left = [`.dist.${dead}-1.new`, `.dist.${dead}-2.old`, `.dist.${dead}-2.gone`];
    const others = ["dist", ".dist", ".dist.1.new", ".dist.a-1.new", ".dist.1-1.newer"];
    const names = [...left, ...others, `.other.${dead}-1.new`, ".dist.7-1.new"];
    const found = leftovers(names, "dist", ({ pid }) => pid === 7);
    expect(found.map(({ name }) => name)).toEqual(left);
  });

  it("is put back where the output is missing", () => {
    folder(`.dist.${dead}-1.old`);
    folder(`.dist.${dead}-1.new`);
    recoverOutput(output);
    expect(readFileSync(path.join(output, "index.html"), "utf8")).toBe(`.dist.${dead}-1.old`);
    expect(existsSync(path.join(root, `.dist.${dead}-1.new`))).toBe(false);
  });

  it("is removed where the output is there", () => {
    folder("dist");
    for (const kind of ["old", "new", "gone"]) folder(`.dist.${dead}-1.${kind}`);
    mkdirSync(path.join(output, `.dist.${dead}-3.new`));
    recoverOutput(output);
    expect(readFileSync(path.join(output, "index.html"), "utf8")).toBe("dist");
    expect(leftovers([...listed(root), ...listed(output)], "dist", () => false)).toEqual([]);
  });

  it("is no output when it was being removed", () => {
    folder(`.dist.${dead}-1.gone`);
    recoverOutput(output);
    expect(existsSync(output)).toBe(false);
  });

  it("is left alone while its build runs", () => {
    const own = makeBuildFolder(output);
    folder(`.dist.${process.ppid}-1.old`);
    recoverOutput(output);
    expect(listed(root)).toEqual([path.basename(own), `.dist.${process.ppid}-1.old`].toSorted());
    removeBuildFolders(own);
    expect(listed(root)).toEqual([`.dist.${process.ppid}-1.old`]);
  });

  it("is removed in a container too, where all builds have the same number", () => {
    folder("dist");
    folder(`.dist.${process.pid}-99999.new`);
    recoverOutput(output);
    expect(listed(root)).toEqual(["dist"]);
  });
});

const listed = (parent: string) => readdirSync(parent).toSorted();

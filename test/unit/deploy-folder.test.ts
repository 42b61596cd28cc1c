import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { deployFolder } from "../../src/commands/deploy-folder.ts";
import { readFolder, temporaryFolder, writeBuild } from "./built-folder.ts";

let folder = "";
let remove = async () => {};
beforeEach(async () => void ({ folder, remove } = await temporaryFolder()));
afterEach(() => remove());

const at = (...parts: readonly string[]) => path.join(folder, ...parts);

/** Builds, and publishes what was built. */
async function deploy(number: number, days = 30, isDryRun = false) {
  await rm(at("dist"), { recursive: true, force: true });
  await writeBuild(at("dist"), number);
  return deployFolder(at("dist"), at("public"), days, isDryRun);
}

const names = async () => [...(await readFolder(at("public"))).keys()];

describe("a deploy", () => {
  it("publishes a build", async () => {
    await deploy(1);
    const files = await readFolder(at("public"));
    const built = await readFolder(at("dist"));
    expect([...files.keys()].filter((name) => name !== "builds.json")).toEqual([...built.keys()]);
    for (const [name, text] of built) expect(files.get(name)).toBe(text);
  });

  it("keeps the scripts of the builds before, and removes pages that are gone", async () => {
    await deploy(1);
    const before = (await names()).filter((name) => name.endsWith(".js"));
    await deploy(2);
    expect(await names()).toEqual(expect.arrayContaining(before));
    expect(await names()).not.toContain("only-in-1/index.html");
    await expect(stat(at("public/only-in-1"))).rejects.toThrow("ENOENT");
  });

  it("keeps to the days that it is given", async () => {
    await deploy(1, 0);
    const first = (await names()).filter((name) => /^page-\d\./.test(name));
    await deploy(2, 0);
    expect(await names()).toEqual(expect.arrayContaining(first));
    await deploy(3, 0);
    const left = await names();
    expect(first.filter((name) => left.includes(name))).toEqual([]);
  });

  it("leaves files alone that no build has put there", async () => {
    await mkdir(at("public"));
    await writeFile(at("public/mine.12345678.js"), "");
    for (const number of [1, 2, 3]) await deploy(number, 0);
    expect(await names()).toContain("mine.12345678.js");
  });

  it("takes over a folder that was published by other means", async () => {
    await writeBuild(at("public"), 1);
    await deploy(2);
    expect(await names()).not.toContain("only-in-1/index.html");
    expect((await names()).filter((name) => /^page-0\.\w+\.js/.test(name))).toHaveLength(2);
  });

  it("does not touch what has not changed, so that browsers need not load it again", async () => {
    await deploy(1);
    const before = await stat(at("public/page-0/index.html"));
    await deploy(1);
    expect((await stat(at("public/page-0/index.html"))).ino).toBe(before.ino);
  });

  it("mends a file that is there, but not whole", async () => {
    await deploy(1);
    const script = (await names()).find((name) => /^page-0\./.test(name)) ?? "";
    await writeFile(at("public", script), "");
    await deploy(1);
    expect(await readFile(at("public", script), "utf8")).not.toBe("");
  });

  it("leaves everything as it is in a dry run, and says what it would do", async () => {
    await deploy(1);
    const before = await readFolder(at("public"));
    const { add, remove } = await deploy(2, 30, true);
    expect(add.length).toBeGreaterThan(0);
    expect(remove).toEqual(["/only-in-1/index.html"]);
    expect(await readFolder(at("public"))).toEqual(before);
  });
});

describe("a deploy that cannot be", () => {
  it.each([
    ["no build", (dist: string) => rm(path.join(dist, "build.json")), /holds no build\.json/],
    ["no worker", (dist: string) => rm(path.join(dist, "sw.js")), /sw\.js is missing/],
    [
      "half a file",
      (dist: string) => writeFile(path.join(dist, "page-0/index.html"), ""),
      /has 0 bytes instead of \d+/,
    ],
  ])("says what is wrong with %s", async (_name, spoil, message) => {
    await deploy(1);
    await spoil(at("dist"));
    const before = await readFolder(at("public"));
    await expect(deployFolder(at("dist"), at("public"), 30)).rejects.toThrow(message);
    expect(await readFolder(at("public"))).toEqual(before);
  });

  it("does not publish into its own build", async () => {
    await writeBuild(at("dist"), 1);
    await expect(deployFolder(at("dist"), at("dist/public"), 30)).rejects.toThrow("overlap");
    await expect(deployFolder(at("dist"), folder, 30)).rejects.toThrow("overlap");
  });

  it.each([
    ["no JSON", "{"],
    [
      "a way out of the folder",
      '{"previous":[],"files":{"/../../etc/passwd":"2026-01-01T00:00:00Z"}}',
    ],
  ])("does not trust a record with %s", async (_name, text) => {
    await deploy(1);
    await writeFile(at("public/builds.json"), text);
    await expect(deploy(2)).rejects.toThrow(/builds\.json: .*To go on, remove it/);
  });
});

describe("two deploys at once", () => {
  const lock = async (pid: number) => {
    await mkdir(at("public/.deploying"), { recursive: true });
    const owner = JSON.stringify({ pid, host: hostname(), since: "2026-01-01T00:00:00Z" });
    await writeFile(at("public/.deploying/owner.json"), owner);
  };

  it("are not possible", async () => {
    await lock(process.pid);
    await expect(deploy(1)).rejects.toThrow(
      `is being deployed to by process ${process.pid} on ${hostname()} since 2026-01-01`,
    );
    expect((await names()).filter((name) => !name.startsWith(".deploying/"))).toEqual([]);
  });

  it("are one, where the other was killed", async () => {
    // No Linux has a process with this number.
    await lock(2 ** 30);
    await deploy(1);
    expect((await names()).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { readFolder, temporaryFolder, writeBuild } from "../unit/built-folder.ts";

let folder = "";
let remove = async () => {};
beforeEach(async () => void ({ folder, remove } = await temporaryFolder()));
afterEach(() => remove());

const kills = process.env.FULL ? 50 : 8;
/** So many that there is something to interrupt. */
const pages = 400;

const start = (...args: readonly string[]) =>
  spawn(process.execPath, [path.resolve("src/commands/deploy.ts"), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "" },
  });

async function run(...args: readonly string[]) {
  const child = start(...args);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

/** What does not work for readers: files that a page, or the record of the live build, lacks. */
async function problems(): Promise<readonly string[]> {
  const files = await readFolder(path.join(folder, "public"));
  const found = [...files].flatMap(([name, page]) => {
    if (!name.endsWith(".html")) return [];
    const [, script = "?"] = /needs (\S+) $/.exec(page) ?? [];
    return (files.get(script) ?? "") === "" ? [`${name} lacks ${script}`] : [];
  });
  const { assets } = JSON.parse(files.get("build.json") ?? '{"assets":{}}');
  const missing = Object.keys(assets).filter(
    (file) => !files.has(file.slice(1)) && !file.endsWith(".html"),
  );
  return [...found, ...missing];
}

/** Until the deploy has taken the folder, and then for a while. */
async function killLater(child: ReturnType<typeof start>, milliseconds: number) {
  const ended = once(child, "close");
  const isLocked = () =>
    stat(path.join(folder, "public/.deploying")).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await isLocked())) await setTimeout(1);
  await setTimeout(milliseconds);
  child.kill("SIGKILL");
  await ended;
  return child.signalCode === "SIGKILL";
}

describe("a deploy that is killed", () => {
  it("leaves a site that works, and the next one finishes it", async () => {
    let interrupted = 0;
    for (let number = 1; number <= kills; number += 1) {
      await writeBuild(path.join(folder, `dist-${number}`), number, pages);
      const args = [`dist-${number}`, "public", "--days", "0"];
      // Each a bit later in its work than the one before.
      if (await killLater(start(...args), (number / kills) * 250)) interrupted += 1;
      expect(await problems()).toEqual([]);
      if (number % 2 === 0) continue;
      expect(await run(...args)).toMatchObject({ code: 0, stderr: "" });
      expect(await problems()).toEqual([]);
      const live = await readFile(path.join(folder, "public/build.json"), "utf8");
      expect(live).toBe(await readFile(path.join(folder, `dist-${number}/build.json`), "utf8"));
    }
    expect(interrupted).toBeGreaterThan(kills / 3);
  });
});

describe("npm run deploy", () => {
  it("says what it has done", async () => {
    await writeBuild(path.join(folder, "dist"), 1);
    const { code, stdout } = await run("dist", "public");
    expect(code).toBe(0);
    expect(stdout).toBe("Added 4 files, replaced 4 and removed 0 in public.\n");
  });

  it("publishes the build before where one was killed while it took its place", async () => {
    // No Linux has a process with this number.
    await writeBuild(path.join(folder, `.dist.${2 ** 30}-1.old`), 1);
    expect(await run("dist", "public")).toMatchObject({ code: 0, stderr: "" });
    const [built, published] = await Promise.all(
      ["dist", "public"].map((name) => readFile(path.join(folder, name, "build.json"), "utf8")),
    );
    expect(published).toBe(built);
  });

  it.each([
    [["dist"], "Usage: npm run deploy -- FROM TO"],
    [["dist", "public", "--days", "soon"], "--days soon: expected a number of days, 0 or more."],
    [["nothing", "public"], "nothing holds no build.json. Build the site with npm run build."],
    [["dist", "public", "--dry"], "Unknown option '--dry'"],
  ])("says how it is used after %j", async (args, message) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

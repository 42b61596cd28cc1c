import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { commitAll, commitOn, git } from "../project/git.ts";
import { Project, type Result } from "../project/project.ts";
import { changedFiles } from "./changed-files.ts";

let project: Project;
let first: Result;
let site: Readonly<Record<string, string>>;
beforeAll(async () => {
  project = await Project.create();
  first = await project.build([], { SOURCE_DATE_EPOCH: "" });
  site = await project.files("dist");
});
afterAll(() => project.remove());

describe("the build's command", () => {
  it("closes with the facts of the build, and shows progress to nobody who cannot see it", async () => {
    const files = Object.entries(site);
    const bytes = files.reduce((sum, [, text]) => sum + text.length, 0);
    const pages = await project.files("content");
    const count = Object.keys(pages).filter((name) => name.endsWith(".mdx")).length;
    const scripts = files.filter(([name]) => name.endsWith(".js") && name !== "sw.js").length;
    const line =
      /^(\d+) pages · (\d+) chunks · ([\d.]+) MB · [\d.]+ s · from cache: \d+ of \1 pages, \d+ of \d+ modules\n(?:slowest pages · .+\n)?$/;
    expect(first).toEqual({ code: 0, stdout: expect.stringMatching(line), stderr: "" });
    expect(line.exec(first.stdout)?.slice(1)).toEqual([
      String(count),
      String(scripts),
      (bytes / 1e6).toFixed(2),
    ]);
  });

  it("refuses an output folder that holds sources", async () => {
    const { code, stdout, stderr } = await project.build(["-o", "content"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(`The output folder ${project.path("content")} holds`);
    expect(stderr).not.toContain("    at ");
    expect(Object.keys(await project.files("content"))).toContain("index.mdx");
  });

  it("names everything that is wrong in what it is given at once", async () => {
    const args = ["--env", "strict=maybe", "--env", "stric=true"];
    const { code, stdout, stderr } = await project.build(args, { GA_TRACKING_ID: "a b" });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("--env stric: expected content, strict, minimize.");
    expect(stderr).toContain("--env strict=maybe: expected true or false.");
    expect(stderr).toContain("GA_TRACKING_ID: expected an id");
    expect(stderr.trim().split("\n")).toHaveLength(3);
  });

  it("is preceded by a look at the port, in npm start and npm run dev", async () => {
    const server = createServer().listen(0);
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    try {
      expect(await npm("start", { PORT: "80a" })).toMatchObject({
        code: 1,
        stderr: 'PORT is "80a": expected a number from 0 to 65535.\n',
      });
      expect(await npm("run dev", { PORT: String(port) })).toMatchObject({
        code: 1,
        stderr: `Port ${port} is taken: stop what uses it, or choose another one with PORT.\n`,
      });
    } finally {
      server.close();
    }
  });
});

describe("what a build says of its commits", () => {
  it("is nothing where nothing is known: no commit, no time, and no day of a page", () => {
    const { record, days } = commitsOf(site);
    expect(Object.keys(record)).toEqual(["id", "assets", "pages"]);
    expect(days.flat()).toEqual([undefined, undefined, undefined, undefined]);
  });

  async function built(env: NodeJS.ProcessEnv = {}, output = "dist") {
    const { code, stdout } = await project.build(["-o", output], env);
    expect(code).toBe(0);
    const files = await project.files(output);
    const cached = /from cache: (\d+) of (\d+) pages, (\d+) of (\d+) modules/.exec(stdout);
    const [pages = 0, allPages = 0, modules = 0, allModules = 0] =
      cached?.slice(1).map(Number) ?? [];
    return { files, anew: [allPages - pages, allModules - modules], ...commitsOf(files) };
  }

  it("is the commit, the time, and the day of each page's commit, though the cache has none", async () => {
    await project.write(".gitignore", "dist/\ndisk/\nnode_modules/\n");
    git(project.folder, "init", "--quiet");
    commitOn(project.folder, "2025-03-04T12:00:00Z");
    const { record, days } = await built({ SOURCE_DATE_EPOCH: "1795255938" });
    const commit = git(project.folder, "rev-parse", "HEAD");
    expect(record).toMatchObject({ commit, time: "2026-11-21T10:12:18.000Z" });
    expect(new Set(days.flat())).toEqual(new Set(["2025-03-04"]));
  });

  it("changes with a commit: the day of its page, which alone is built anew, and of no other", async () => {
    await project.edit("content/guides/first.mdx", "title: ", "title: New ");
    commitOn(project.folder, "2025-12-31T12:00:00Z");
    const { days, anew } = await built();
    expect(days).toEqual([
      ["2025-12-31", "2025-12-31"],
      ["2025-03-04", "2025-03-04"],
    ]);
    expect(anew[0]).toBeLessThan(3);
  });

  it("changes alone with a commit that changes no page, in a site that is all from the cache, where a link leads to", async () => {
    const before = await project.files("dist");
    await project.write("NOTES.md", "New");
    await project.write("disk/site/older/page.html", "older");
    await symlink("disk/site", project.path("linked"));
    const commit = commitAll(project.folder);
    const { files, anew, record } = await built({}, "linked");
    expect(anew).toEqual([0, 0]);
    expect(changedFiles(before, files)).toEqual(["build.json"]);
    const { id, commit: older } = JSON.parse(before["build.json"] ?? "");
    expect(commit).not.toBe(older);
    expect(record).toMatchObject({ id, commit });
    expect(readlinkSync(project.path("linked"))).toBe("disk/site");
    expect(readdirSync(project.path("disk/site"))).not.toContain("older");
    expect(readdirSync(project.path("disk"))).toEqual(["site"]);
    expect(readdirSync(project.folder).filter((name) => name.startsWith(".dist"))).toEqual([]);
  });
});

/** A build's record, and the days of two pages, each in its document and in its chunk. */
function commitsOf(files: Readonly<Record<string, string>>) {
  const days = ["first", "second"].map((name) => {
    const chunk = RegExp(`^guides/${name}\\.\\w+\\.js$`);
    const script = Object.keys(files).find((file) => chunk.test(file)) ?? "";
    return [
      /Last updated (?:<!-- -->)?<time dateTime="([^"]+)">/.exec(
        files[`guides/${name}/index.html`] ?? "",
      )?.[1],
      /updated\\?"?:\s*\\?"(\d{4}-\d{2}-\d{2})/.exec(files[script] ?? "")?.[1],
    ];
  });
  return { record: JSON.parse(files["build.json"] ?? ""), days };
}

/** Runs a script of the project itself; one that does not end by itself would be ended. */
const npm = (script: string, env: NodeJS.ProcessEnv) =>
  new Promise((resolve) =>
    execFile(
      "npm",
      ["--silent", ...script.split(" ")],
      { env: { ...process.env, ...env }, timeout: 30_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  );

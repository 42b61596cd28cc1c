import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project, type Result } from "../project/project.ts";
import { changedFiles } from "./changed-files.ts";

describe("the build's command", () => {
  let project: Project;
  let first: Result;
  beforeAll(async () => {
    project = await Project.create();
    first = await project.build();
  });
  afterAll(() => project.remove());

  it("closes with the facts of the build, and shows progress to nobody who cannot see it", async () => {
    const files = Object.entries(await project.files("dist"));
    const bytes = files.reduce((sum, [, text]) => sum + text.length, 0);
    const pages = await project.files("content");
    const count = Object.keys(pages).filter((name) => name.endsWith(".mdx")).length;
    const scripts = files.filter(([name]) => name.endsWith(".js") && name !== "sw.js").length;
    const line =
      /^(\d+) pages · (\d+) chunks · ([\d.]+) MB · [\d.]+ s · from cache: 0 of \1 pages, 0 of \d+ modules\n(?:slowest pages · .+\n)?$/;
    expect(first).toEqual({ code: 0, stdout: expect.stringMatching(line), stderr: "" });
    expect(line.exec(first.stdout)?.slice(1)).toEqual([
      String(count),
      String(scripts),
      (bytes / 1e6).toFixed(2),
    ]);
  });

  it("says what it took from the cache, and gives the same site", async () => {
    const before = await project.files("dist");
    const again = await project.build();
    const cached = /from cache: (\d+) of (\d+) pages, (\d+) of (\d+) modules/.exec(again.stdout);
    expect(cached?.[1]).toBe(cached?.[2]);
    expect(cached?.[3]).toBe(cached?.[4]);
    expect(changedFiles(before, await project.files("dist"))).toEqual([]);
    await project.edit("content/guides/second.mdx", "It ends", "It stops");
    const edited = /from cache: (\d+) of (\d+) pages/.exec((await project.build()).stdout);
    expect(Number(edited?.[1])).toBeGreaterThan(Number(edited?.[2]) - 3);
  });

  it("builds the same site in another folder, byte for byte", async () => {
    await project.build(["--no-cache", "-o", "one"]);
    const other = await Project.create();
    try {
      await other.edit("content/guides/second.mdx", "It ends", "It stops");
      expect((await other.build()).code).toBe(0);
      expect(changedFiles(await project.files("one"), await other.files("dist"))).toEqual([]);
    } finally {
      await other.remove();
    }
  });

  it("builds another content folder into another output folder", async () => {
    const args = ["--env", "content=content/concepts", "-o", "elsewhere"];
    expect((await project.build(args)).code).toBe(0);
    const files = Object.keys(await project.files("elsewhere"));
    expect(files).toEqual(expect.arrayContaining(["pieces/index.html", "colors/index.html"]));
    expect(files).not.toContain("guides/index.html");
  });

  it.each([
    { args: ["--env", "content=nowhere"], says: "--env content=nowhere: expected the path" },
    { args: ["--env", "content"], says: "--env content=: expected the path" },
    { args: ["--env", "stric=true"], says: "--env stric: expected content or strict." },
    { args: ["-o", "package.json"], says: "package.json is a file: remove it, or choose another" },
    { args: ["-o", "package.json/dist"], says: "Can't write the output folder" },
    { args: ["--env", "strict=maybe"], says: "--env strict=maybe: expected true or false." },
  ])("refuses $args in one sentence", async ({ args, says }) => {
    const { code, stdout, stderr } = await project.build(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(says);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it.each(["start", "run dev"])("has npm %s refuse a port before it builds", async (script) => {
    const server = createServer().listen(0);
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    try {
      expect(await npm(script, { PORT: "80a" })).toMatchObject({
        code: 1,
        stderr: 'PORT is "80a": expected a number from 0 to 65535.\n',
      });
      expect(await npm(script, { PORT: String(port) })).toMatchObject({
        code: 1,
        stderr: `Port ${port} is taken: stop what uses it, or choose another one with PORT.\n`,
      });
    } finally {
      server.close();
    }
  });

  it("names everything that is wrong in what it is given at once", async () => {
    const { stderr } = await project.build(["--env", "strict=maybe"], { GA_TRACKING_ID: "a b" });
    expect(stderr).toContain("--env strict=maybe: expected true or false.");
    expect(stderr).toContain("GA_TRACKING_ID: expected an id");
    expect(stderr).not.toContain("    at ");
  });
});

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

import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { mkdir, rename, symlink } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";
import { changedFiles } from "./changed-files.ts";

type Files = Readonly<Record<string, string>>;

describe("the output folder", () => {
  let project: Project;
  let site: Files;
  beforeAll(async () => {
    project = await Project.create();
    await project.build();
    site = await project.files("dist");
  });
  afterAll(() => project.remove());

  it("has what this build has made, and nothing else", async () => {
    await project.write("dist/older.html", "older");
    await project.write("dist/older/page.html", "older");
    expect((await project.build()).code).toBe(0);
    expect(changedFiles(site, await project.files("dist"))).toEqual([]);
    expect(readdirSync(project.path("dist"))).not.toContain("older");
    expect(leftBeside(project)).toEqual([]);
  });

  it("may be a link to another folder, and stays one", async () => {
    await mkdir(project.path("disk/site"), { recursive: true });
    await symlink("disk/site", project.path("linked"));
    expect((await project.build(["-o", "linked"])).code).toBe(0);
    expect(readlinkSync(project.path("linked"))).toBe("disk/site");
    expect(changedFiles(site, await project.files("disk/site"))).toEqual([]);
    expect(readdirSync(project.path("disk"))).toEqual(["site"]);
  });

  it("has one site when several builds write it at once", async () => {
    const args = ["--no-cache", "-o", "shared"];
    const results = await Promise.all([1, 2].map(() => project.build(args)));
    expect(results.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
      results.map(() => ({ code: 0, stderr: "" })),
    );
    expect(changedFiles(site, await project.files("shared"))).toEqual([]);
    expect(leftBeside(project)).toEqual([]);
  });

  it("is put back when a build was killed in the one moment without it", async () => {
    // No process has such a number.
    const old = ".dist.4194305-1.old";
    await rename(project.path("dist"), project.path(old));
    await project.write("content/guides/broken.mdx", "{");
    expect((await project.build()).code).toBe(1);
    expect(existsSync(project.path(old))).toBe(false);
    expect(changedFiles(site, await project.files("dist"))).toEqual([]);
  });

  it.each(["content", "src", "."])("cannot be %s, which would be removed", async (folder) => {
    await project.write("content/guides/broken.mdx", "---\ntitle: Mended\n---\n");
    const { code, stdout, stderr } = await project.build(["-o", folder]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(
      `The output folder ${project.path(folder).replace(/\/\.$/, "")} holds`,
    );
    expect(stderr).not.toContain("    at ");
    expect(existsSync(project.path("content/index.mdx"))).toBe(true);
  });
});

const leftBeside = (project: Project) =>
  readdirSync(project.folder).filter((name) => /^\..*\.(?:new|old|gone)$/.test(name));

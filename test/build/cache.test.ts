import { appendFile, cp, rename, rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";
import { changedFiles } from "./changed-files.ts";
import { edits } from "./edits.ts";

describe("the persistent cache", () => {
  let project: Project;
  beforeAll(async () => {
    project = await Project.create();
    await project.build();
  });
  afterAll(() => project.remove());

  async function built(args: readonly string[] = []) {
    const { code, stdout, stderr } = await project.build(args);
    expect({ code, output: code === 0 ? "" : stdout + stderr }).toEqual({ code: 0, output: "" });
    return stdout;
  }

  it.each(Object.entries(edits))("shows an edit of %s", async (_name, made) => {
    const before = await project.files("dist");
    for (const edit of made) await edit(project);
    await built();
    const cached = await project.files("dist");
    expect(changedFiles(before, cached)).not.toEqual([]);
    // The navigation of a page that was not edited.
    expect(cached["guides/first/index.html"]).toContain("Other guide");
    if (!process.env.FULL) return; // The last build compares what all of them led to.
    await built(["--no-cache", "-o", "fresh"]);
    expect(changedFiles(await project.files("fresh"), cached)).toEqual([]);
  });

  it("gives what a build from nothing gives, which an edit of a loader asks for", async () => {
    const cached = await project.files("dist");
    const cache = project.path("node_modules/.cache");
    const kept = project.path("kept");
    await cp(cache, kept, { recursive: true });
    await appendFile(project.path("loaders/markdown/asides.ts"), "// Edited.\n");
    expect(await built()).toMatch(/from cache: 0 of \d+ pages, 0 of \d+ modules/);
    expect(changedFiles(await project.files("dist"), cached)).toEqual([]);
    // The next test file finds the cache of the loader as it is.
    await rm(cache, { recursive: true });
    await rename(kept, cache);
  });
});

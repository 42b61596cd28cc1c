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

  it.each(Object.entries(edits))("makes no difference after an edit: %s", async (_name, made) => {
    const before = await project.files("dist");
    for (const edit of made) await edit(project);
    const results = [project.build(), project.build(["--no-cache", "-o", "fresh"])];
    for (const { code, stdout, stderr } of await Promise.all(results)) {
      expect({ code, output: code === 0 ? "" : stdout + stderr }).toEqual({ code: 0, output: "" });
    }
    const cached = await project.files("dist");
    expect(changedFiles(before, cached)).not.toEqual([]);
    expect(changedFiles(await project.files("fresh"), cached)).toEqual([]);
  });
});

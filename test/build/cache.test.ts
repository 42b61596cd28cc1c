import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";
import { changedFiles } from "./changed-files.ts";
import { edits } from "./edits.ts";

describe("the persistent cache", () => {
  let project: Project;
  /** Gets the same edits in another folder, and is built without a cache. */
  let fresh: Project;
  beforeAll(async () => {
    project = await Project.create({ minimize: false });
    await project.build();
    fresh = await Project.create({ minimize: false });
  });
  afterAll(async () => {
    await project.remove();
    await fresh.remove();
  });

  it.each(Object.entries(edits))(
    "makes no difference after an edit: %s",
    async (_name, { made, isCompared = false }) => {
      const before = await project.files("dist");
      for (const edit of made) {
        await edit(project);
        await edit(fresh);
      }
      const { code, stdout, stderr } = await project.build();
      expect({ code, output: code === 0 ? "" : stdout + stderr }).toEqual({ code: 0, output: "" });
      const cached = await project.files("dist");
      expect(changedFiles(before, cached)).not.toEqual([]);
      if (!isCompared && !process.env.FULL) return;
      await fresh.build(["--no-cache"]);
      expect(changedFiles(await fresh.files("dist"), cached)).toEqual([]);
    },
  );
});

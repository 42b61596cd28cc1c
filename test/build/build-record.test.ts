import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { commitAll } from "../project/git.ts";
import { Project } from "../project/project.ts";

describe("the record of a build", () => {
  let project: Project;
  beforeAll(async () => {
    project = await Project.create();
    await project.write(".gitignore", "dist/\nnode_modules/\n");
  });
  afterAll(() => project.remove());

  const record = async (env: NodeJS.ProcessEnv) => {
    expect((await project.build([], env)).code).toBe(0);
    return JSON.parse((await project.files("dist"))["build.json"] ?? "");
  };

  it("names neither a commit nor a time that nothing has told", async () => {
    expect(Object.keys(await record({ SOURCE_DATE_EPOCH: "" }))).toEqual(["id", "assets", "pages"]);
  });

  it("has the commit and the time", async () => {
    const commit = commitAll(project.folder);
    const known = await record({ SOURCE_DATE_EPOCH: "1795255938" });
    expect(known).toMatchObject({ commit, time: "2026-11-21T10:12:18.000Z" });
  });

  it("has the commit of now where nothing was built anew", async () => {
    const { id, commit: before } = await record({});
    await project.write("README.md", "New");
    const commit = commitAll(project.folder);
    expect(commit).not.toBe(before);
    expect(await record({})).toMatchObject({ id, commit });
  });
});

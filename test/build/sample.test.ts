import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";

const sample = "src/components/landing/sample";

describe("a sample that does not build", () => {
  let project: Project;
  beforeAll(async () => {
    project = await Project.create();
  });
  afterAll(() => project.remove());

  it("fails the build of the site, which says what is wrong and where", async () => {
    await project.edit(`${sample}/src/index.js`, "./share.js", "./chair.js");
    const { code, stdout, stderr } = await project.build();
    expect(code).not.toBe(0);
    const said = stdout + stderr;
    expect(said).toContain(`${sample} does not build`);
    expect(said.match(/Can't resolve '.\/chair.js'/g)).toHaveLength(1);
    expect(said).not.toContain("    at ");
    // Once mended, nothing of it is left in the cache.
    await project.edit(`${sample}/src/index.js`, "./chair.js", "./share.js");
    expect((await project.build()).code).toBe(0);
  });
});

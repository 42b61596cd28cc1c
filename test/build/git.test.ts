import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { commitAll, commitOn, git } from "../project/git.ts";
import { Project } from "../project/project.ts";

describe("what a build says of its commits", () => {
  let project: Project;
  beforeAll(async () => {
    project = await Project.create({ minimize: false });
    await project.write(".gitignore", "dist/\nnode_modules/\n");
  });
  afterAll(() => project.remove());

  /** The build's record, and the days of two pages, each in its document and in its chunk. */
  async function built(env: NodeJS.ProcessEnv = {}) {
    expect((await project.build([], env)).code).toBe(0);
    const files = await project.files("dist");
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

  it("is nothing where nothing is known: no commit, no time, and no day of a page", async () => {
    const { record, days } = await built({ SOURCE_DATE_EPOCH: "" });
    expect(Object.keys(record)).toEqual(["id", "assets", "pages"]);
    expect(days.flat()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("is the commit, the time, and the day of each page's commit, though the cache has none", async () => {
    git(project.folder, "init", "--quiet");
    commitOn(project.folder, "2025-03-04T12:00:00Z");
    const { record, days } = await built({ SOURCE_DATE_EPOCH: "1795255938" });
    const commit = git(project.folder, "rev-parse", "HEAD");
    expect(record).toMatchObject({ commit, time: "2026-11-21T10:12:18.000Z" });
    expect(new Set(days.flat())).toEqual(new Set(["2025-03-04"]));
  });

  it("changes with a commit: the day of its page, and of no other", async () => {
    await project.edit("content/guides/first.mdx", "title: ", "title: New ");
    commitOn(project.folder, "2025-12-31T12:00:00Z");
    const { days } = await built();
    expect(days).toEqual([
      ["2025-12-31", "2025-12-31"],
      ["2025-03-04", "2025-03-04"],
    ]);
  });

  it("changes with a commit that changes no file of the site, whose id stays", async () => {
    const before = JSON.parse((await project.files("dist"))["build.json"] ?? "");
    await project.write("NOTES.md", "New");
    const commit = commitAll(project.folder);
    expect(commit).not.toBe(before.commit);
    expect((await built()).record).toMatchObject({ id: before.id, commit });
  });
});

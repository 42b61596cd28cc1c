import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { commitOn, git } from "../project/git.ts";
import { Project } from "../project/project.ts";

describe("the day that a page was last updated", () => {
  let project: Project;
  beforeAll(async () => {
    project = await Project.create();
    await project.write(".gitignore", "dist/\nnode_modules/\n");
  });
  afterAll(() => project.remove());

  /** What two pages say, each in its document and in the chunk that a link to it loads. */
  async function days() {
    expect((await project.build()).code).toBe(0);
    const files = await project.files("dist");
    return ["first", "second"].map((name) => {
      const chunk = RegExp(`^guides/${name}\\.\\w+\\.js$`);
      const script = Object.keys(files).find((file) => chunk.test(file)) ?? "";
      return [
        /Last updated (?:<!-- -->)?<time dateTime="([^"]+)">/.exec(
          files[`guides/${name}/index.html`] ?? "",
        )?.[1],
        /"?updated"?:"(\d{4}-\d{2}-\d{2})"/.exec(files[script] ?? "")?.[1],
      ];
    });
  }

  it("is not said where nothing is known of it", async () => {
    const nothing = [undefined, undefined];
    expect(await days()).toEqual([nothing, nothing]);
  });

  it("is that of its last commit, though the cache has it without one", async () => {
    git(project.folder, "init", "--quiet");
    commitOn(project.folder, "2025-03-04T12:00:00Z");
    const day = ["2025-03-04", "2025-03-04"];
    expect(await days()).toEqual([day, day]);
  });

  it("changes with a commit of the page, and of no other", async () => {
    await project.edit("content/guides/first.mdx", "title: ", "title: New ");
    commitOn(project.folder, "2025-12-31T12:00:00Z");
    expect(await days()).toEqual([
      ["2025-12-31", "2025-12-31"],
      ["2025-03-04", "2025-03-04"],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";
import { changedFiles } from "./changed-files.ts";

const broken = `---
title: Broken
titel: Broken
---

import colors from "./hues.json";

The first is {colors[0]}.
`;

const incomplete = `---
title: Incomplete
---

![A circle](./circle.svg)

See [the fourth](fourth.mdx) and [its part](fourth.mdx#part).
`;

const marked = "---\ntitle: Marked\n---\n\n<Mark />\n";

const mark = `export const Mark = () => <mark>marked</mark>;\n`;
const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>\n`;

const late = `---
title: Late
---

export const answer = Promise.reject(new Error("no answer"));
`;

describe("a build of broken pages", () => {
  let project: Project;
  beforeAll(async () => {
    project = await Project.create();
    await project.build();
    await project.write("content/guides/broken.mdx", broken);
    await project.write("content/guides/incomplete.mdx", incomplete);
    await project.write("content/guides/marked.mdx", marked);
    await project.write("content/guides/late.mdx", late);
  });
  afterAll(() => project.remove());

  it("names every problem with its line, and leaves the last good site as it was", async () => {
    const before = await project.files("dist");
    const { code, stdout } = await project.build();
    expect(code).toBe(1);
    const problems = stdout.split("\n").filter((line) => line.includes(".mdx:"));
    expect(problems.map((line) => /guides\/\S+:\d+/.exec(line)?.[0])).toEqual([
      "guides/broken.mdx:3",
      "guides/broken.mdx:6",
      "guides/incomplete.mdx:5",
      "guides/incomplete.mdx:7",
      "guides/incomplete.mdx:7",
      "guides/late.mdx:1",
      "guides/marked.mdx:5",
    ]);
    expect(changedFiles(before, await project.files("dist"))).toEqual([]);
  });

  it("names it again, also what no page waits for", async () => {
    const { code, stdout } = await project.build();
    expect(code).toBe(1);
    expect(stdout).toContain("late.mdx:1: in a promise or a timer of its own: no answer");
    await project.write("content/guides/late.mdx", late.replace("reject", "resolve"));
  });

  it("is forgotten when they are mended, even where no page was touched", async () => {
    await project.edit("content/guides/broken.mdx", "titel: Broken\n", "");
    await project.write("content/guides/hues.json", '["red"]');
    await project.write("content/guides/circle.svg", circle);
    await project.write("content/guides/fourth.mdx", "---\ntitle: Fourth\n---\n\n## Part\n");
    await project.write("src/content-components/mark.tsx", mark);
    const registry = "src/content-components/registry.ts";
    await project.edit(registry, "  Pages:", '  Mark: "mark.tsx",\n  Pages:');
    const results = await Promise.all([
      project.build(),
      project.build(["--no-cache", "-o", "fresh"]),
    ]);
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(changedFiles(await project.files("fresh"), await project.files("dist"))).toEqual([]);
  });
});

import { rm } from "node:fs/promises";
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

const footer = "src/components/footer/footer.tsx";
const sample = "src/components/landing/sample";

let project: Project;
let site: Readonly<Record<string, string>>;
beforeAll(async () => {
  project = await Project.create({ minimize: false });
  await project.build();
  site = await project.files("dist");
});
afterAll(() => project.remove());

describe("a build of broken code", () => {
  it("names a fault of a component once with its line, whatever number of pages it breaks", async () => {
    const lines = (await project.files("src/components/footer"))["footer.tsx"]?.split("\n") ?? [];
    const line = lines.findIndex((text) => text.includes("useSettings().footer.map")) + 1;
    await project.edit(footer, "useSettings().footer.map", "missing.map");
    const { code, stdout, stderr } = await project.build();
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout.split("\n").slice(0, 4)).toEqual([
      expect.stringMatching(
        `^ERROR in ${footer}:${line}: ReferenceError: missing is not defined, in \\d+ files, such as /`,
      ),
      expect.stringMatching(String.raw`^    at Footer \(${footer}:${line}:\d+\)$`),
      "",
      "webpack compiled with 1 error",
    ]);
  });

  it("names the line of a fault outside of every component, too", async () => {
    await project.edit(footer, "missing.map", "useSettings().footer.map");
    await project.edit(footer, "export function", "missing();\n\nexport function");
    const { code, stdout } = await project.build();
    expect(code).toBe(1);
    expect(stdout).toMatch(
      new RegExp(`^ERROR in ${footer}:\\d+: ReferenceError: missing is not defined, in every page`),
    );
    await project.edit(footer, "missing();\n\n", "");
  });

  it("says what is wrong with a sample and where, and forgets it once it is mended", async () => {
    await project.edit(`${sample}/src/index.js`, "./share.js", "./chair.js");
    const { code, stdout, stderr } = await project.build();
    expect(code).not.toBe(0);
    const said = stdout + stderr;
    expect(said).toContain(`${sample} does not build`);
    expect(said.match(/Can't resolve '.\/chair.js'/g)).toHaveLength(1);
    expect(said).not.toContain("    at ");
    await project.edit(`${sample}/src/index.js`, "./chair.js", "./share.js");
  });
});

/** The code is mended by now: nothing of its faults may be said. */
describe("a build of broken pages", () => {
  it("names every problem with its line, and leaves the last good site as it was", async () => {
    await project.write("content/guides/broken.mdx", broken);
    await project.write("content/guides/incomplete.mdx", incomplete);
    await project.write("content/guides/marked.mdx", marked);
    await project.write("content/guides/late.mdx", late);
    const { code, stdout } = await project.build();
    expect(code).toBe(1);
    const problems = stdout.split("\n").filter((line) => line.includes(".mdx:"));
    expect(problems.map((line) => /guides\/\S+:\d+/.exec(line)?.[0])).toEqual([
      "guides/broken.mdx:3",
      "guides/broken.mdx:6",
      "guides/incomplete.mdx:5",
      "guides/incomplete.mdx:7",
      "guides/incomplete.mdx:7",
      "guides/late.mdx:5",
      "guides/marked.mdx:5",
    ]);
    expect(stdout).not.toMatch(/missing|chair/);
    expect(changedFiles(site, await project.files("dist"))).toEqual([]);
  });

  it("names it again, also what no page waits for", async () => {
    const { code, stdout } = await project.build();
    expect(code).toBe(1);
    expect(stdout).toContain('late.mdx:5: "answer" can\'t be evaluated: no answer.');
    await project.write("content/guides/late.mdx", late.replace("reject", "resolve"));
  });

  it("is forgotten when they are mended, even where no page was touched", async () => {
    await project.edit("content/guides/broken.mdx", "titel: Broken\n", "");
    await project.write("content/guides/hues.json", '["red"]');
    await project.write("content/guides/circle.svg", circle);
    await project.write("content/guides/fourth.mdx", "---\ntitle: Fourth\n---\n\n## Part\n");
    await rm(project.path("content/guides/marked.mdx"));
    expect((await project.build()).code).toBe(0);
    const files = await project.files("dist");
    const page = (name: string) => files[`guides/${name}/index.html`];
    expect(page("broken")).toContain("The first is red.");
    expect(page("incomplete")).toMatch(
      /<img [^>]*width="9"[^>]*>.*href="\/guides\/fourth\/#part"/s,
    );
  });

  it("is gone with the pages", async () => {
    for (const name of ["broken", "incomplete", "late", "fourth"])
      await rm(project.path(`content/guides/${name}.mdx`));
    expect((await project.build()).code).toBe(0);
    expect(changedFiles(site, await project.files("dist"))).toEqual([]);
  });

  // The whole site is built anew, as after the edit of a loader in cache.test.ts.
  const inFull = process.env.FULL ? it : it.skip;
  inFull("is forgotten once the component that a page waits for is there", async () => {
    await project.write("content/guides/marked.mdx", marked);
    expect((await project.build()).code).toBe(1);
    await project.write("src/content-components/mark.tsx", mark);
    const registry = "src/content-components/registry.ts";
    await project.edit(registry, "  Pages:", '  Mark: "mark.tsx",\n  Pages:');
    expect((await project.build()).code).toBe(0);
    const files = await project.files("dist");
    expect(files["guides/marked/index.html"]).toContain("<mark>marked</mark>");
  });
});

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

/** Where those pages have something wrong. */
const problems = [
  "guides/broken.mdx:3",
  "guides/broken.mdx:6",
  "guides/incomplete.mdx:5",
  "guides/incomplete.mdx:7",
  "guides/incomplete.mdx:7",
  "guides/late.mdx:5",
  "guides/marked.mdx:5",
];

const problemsOf = (output: string) =>
  output.split("\n").flatMap((line) => /^.*?(guides\/\S+\.mdx:\d+)/.exec(line)?.[1] ?? []);

let project: Project;
let site: Readonly<Record<string, string>>;
beforeAll(async () => {
  project = await Project.create();
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

  it("names the line of a fault outside of every component, too, and each problem of a page", async () => {
    await project.edit(footer, "missing.map", "useSettings().footer.map");
    await project.edit(footer, "export function", "missing();\n\nexport function");
    for (const [name, text] of Object.entries({ broken, incomplete, marked, late }))
      await project.write(`content/guides/${name}.mdx`, text);
    const { code, stdout } = await project.build();
    expect(code).toBe(1);
    expect(stdout).toMatch(
      new RegExp(
        `^ERROR in ${footer}:\\d+: ReferenceError: missing is not defined, in every page`,
        "m",
      ),
    );
    expect(problemsOf(stdout)).toEqual(problems);
    await project.edit(footer, "missing();\n\n", "");
  });

  it("says what is wrong with a sample and where, and again what is wrong with the pages", async () => {
    await project.edit(`${sample}/src/index.js`, "./share.js", "./chair.js");
    const { code, stdout, stderr } = await project.build();
    expect(code).toBe(1);
    const said = stdout + stderr;
    expect(said).toContain(`${sample} does not build`);
    expect(said.match(/Can't resolve '.\/chair.js'/g)).toHaveLength(1);
    expect(said).not.toContain("    at ");
    expect(said).not.toContain("missing");
    expect(problemsOf(stdout)).toEqual(problems);
    expect(stdout).toContain('late.mdx:5: "answer" can\'t be evaluated: no answer.');
    expect(changedFiles(site, await project.files("dist"))).toEqual([]);
    await project.edit(`${sample}/src/index.js`, "./chair.js", "./share.js");
    await project.write("content/guides/late.mdx", late.replace("reject", "resolve"));
  });
});

describe("what was wrong", () => {
  it("is forgotten when it is mended, even where no page was touched", async () => {
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

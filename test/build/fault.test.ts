import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";

const footer = "src/components/footer/footer.tsx";

describe("a fault in a component", () => {
  let project: Project;
  beforeAll(async () => void (project = await Project.create()));
  afterAll(() => project.remove());

  it("fails the build, which names it once with its line, whatever number of pages it breaks", async () => {
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

  it("outside of every component is named with its line, too", async () => {
    await project.edit(footer, "missing.map", "useSettings().footer.map");
    await project.edit(footer, "export function", "missing();\n\nexport function");
    const { code, stdout } = await project.build();
    expect(code).toBe(1);
    expect(stdout).toMatch(
      new RegExp(`^ERROR in ${footer}:\\d+: ReferenceError: missing is not defined, in every page`),
    );
  });
});

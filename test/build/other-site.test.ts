import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";

const settings = {
  name: "Rome",
  description: "How to build a city.",
  repository: "https://git.example/rome",
  edit: "https://git.example/rome/edit/",
  menu: [{ title: "Learn" }, { title: "Buy", url: "https://shop.example/" }],
  footer: [{ title: "The first wall", url: "/walls/first/" }],
  social: [{ title: "Forum", url: "https://forum.example/", icon: "discord" }],
};

/** What a reader of a document sees. */
const textOf = (html: string) =>
  html.replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, " ");

describe("a folder of another site's pages", () => {
  let project: Project;
  beforeAll(async () => {
    project = await Project.create();
    await project.write("rome/walls/README.md", "# Walls\n\nThey come first.\n");
    await project.write("rome/walls/first.md", "# The first wall\n\nBuild it.\n");
    await project.write("rome/roads/index.md", "# Roads\n\nAll lead here.\n");
  });
  afterAll(() => project.remove());

  async function built(output: string) {
    const args = ["--env", "content=rome", "-o", output];
    const { code, stderr } = await project.build(args);
    expect({ code, problems: stderr.split("\n").filter((line) => /error/i.test(line)) }).toEqual({
      code: 0,
      problems: [],
    });
    const files = await project.files(output);
    return (name: string) => files[name] ?? "";
  }

  it("says nothing of webpack's site where nothing says whose it is", async () => {
    const file = await built("plain");
    // Another folder, and nothing of the project's own.
    expect(file("guides/index.html")).toBe("");
    expect(file("walls/index.html")).toContain("<title>Walls | Documentation</title>");
    for (const page of ["index.html", "walls/first/index.html"]) {
      expect(file(page)).not.toMatch(
        /href="[^"]*(?:github|docschina|v4\.webpack|discord|stackoverflow)|content="@webpack/,
      );
    }
    const start = textOf(file("index.html"));
    expect(start).toMatch(/Documentation\s+Pages\s.*\sRoads\s+Walls\s/s);
    expect(start).not.toContain("Support the Team");
  });

  it("is named and linked as its site.json says", async () => {
    await project.write("rome/site.json", JSON.stringify(settings));
    const file = await built("named");
    const page = file("walls/first/index.html");
    expect(page).toContain("<title>The first wall | Rome</title>");
    for (const link of [
      settings.repository,
      `${settings.edit}walls/first.md`,
      "https://shop.example/",
      "https://forum.example/",
    ]) {
      expect(page).toContain(`href="${link}"`);
    }
    expect(textOf(page)).toMatch(/The first wall\s+Available offline/);
    expect(JSON.parse(file("manifest.json"))).toMatchObject({ name: "Rome", short_name: "Rome" });
  });
});

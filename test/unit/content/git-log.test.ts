import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { lastCommits } from "../../../plugins/content/git-log.ts";
import { commitOn, git } from "../../project/git.ts";

describe("the last commits of the pages in a folder", () => {
  let folder: string;
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  const days = async (content: string) =>
    Object.fromEntries(await lastCommits(path.join(folder, content)));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "git-log-"));
    await mkdir(path.join(folder, "content/guides"), { recursive: true });
    await mkdir(path.join(folder, "clone"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("are not known where there is no repository", async () => {
    expect(await days("content")).toEqual({});
  });

  it("are days, by a clock that is the same everywhere", async () => {
    await write("README.md", "");
    await write("content/index.mdx", "1");
    await write('content/guides/größe "1".mdx', "1");
    git(folder, "init", "--quiet");
    commitOn(folder, "2025-03-04T23:30:00-05:00");
    await write("content/index.mdx", "2");
    commitOn(folder, "2025-12-31T23:30:00Z");
    await write("README.md", "2");
    commitOn(folder, "2026-01-02T12:00:00Z");
    expect(await days("content")).toEqual({
      "index.mdx": "2025-12-31",
      'guides/größe "1".mdx': "2025-03-05",
    });
  });

  it("are not known of a page that is in no commit yet", async () => {
    await write("content/new.mdx", "1");
    expect(await days("content")).not.toHaveProperty("new.mdx");
  });

  it("are not known where the history was left out", async () => {
    git(folder, "clone", "--quiet", "--depth", "1", `file://${folder}`, "clone");
    expect(await days("clone/content")).toEqual({});
  });
});

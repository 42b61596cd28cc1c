import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";
import { seeded } from "../project/random.ts";
import { changedFiles } from "./changed-files.ts";

const kills = process.env.FULL ? 50 : 4;

const states = ["It ends", "It stops"] as const;

/** By turns the pages have one of two texts, so that each build that is killed has something to do. */
describe("a build that is killed at any moment", () => {
  let project: Project;
  /** What each text gives without a cache. */
  const sites: Readonly<Record<string, string>>[] = [];
  /** Of a whole build, in milliseconds. */
  let duration: number;
  const edit = (to: number) =>
    project.edit("content/guides/second.mdx", states[1 - to] ?? "", states[to] ?? "");

  beforeAll(async () => {
    project = await Project.create();
    for (const state of [1, 0]) {
      await edit(state);
      await project.build(["--no-cache", "-o", "fresh"]);
      sites[state] = await project.files("fresh");
    }
    await project.build();
    const start = performance.now();
    await project.build();
    duration = performance.now() - start;
  });
  afterAll(() => project.remove());

  it(`leaves the output whole and the cache usable (${kills} times)`, async () => {
    const random = seeded(4);
    for (let count = 0; count < kills; count += 1) {
      const to = 1 - (count % 2);
      await edit(to);
      const build = project.start(["--mode", "production"]);
      const ended = new Promise((resolve) => build.once("close", resolve));
      // The second half of them while files are written, which takes a small part of a build.
      if (count % 2 === 0) await wait(random() * duration);
      else await written(project, ended, random() * 60);
      build.kill("SIGKILL");
      await ended;
      const left = await project.files("dist");
      const changes = sites.map((site) => changedFiles(site, left));
      expect({ count, changes: changes.toSorted((a, b) => a.length - b.length)[0] }).toEqual({
        count,
        changes: [],
      });
      const { code, stdout, stderr } = await project.build();
      expect({ count, code, output: code === 0 ? stderr : stdout }).toEqual({
        count,
        code: 0,
        output: "",
      });
      expect(changedFiles(sites[to] ?? {}, await project.files("dist"))).toEqual([]);
      expect(readdirSync(project.folder).filter((name) => name.startsWith(".dist"))).toEqual([]);
    }
  }, 600_000);
});

/** Waits until a build writes its files, and a while more; or until it has ended. */
async function written(project: Project, ended: Promise<unknown>, while_: number): Promise<void> {
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  while (isRunning && !readdirSync(project.folder).some((name) => /^\.dist\..*new$/.test(name))) {
    await wait(1);
  }
  await wait(while_);
}

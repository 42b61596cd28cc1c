import { globSync, readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { randomFrom } from "../malformed/random.ts";
import { Project } from "../project/project.ts";
import { changedFiles } from "./changed-files.ts";

/** Of two kills and a build. */
const rounds = 25;

/** In turn: in the navigation of all pages, so that each build has all of them to write. */
const titles = ["title: Second", "title: Other"] as const;

/** Takes ten minutes: what a build leaves where it stopped is tested with the output folder, too. */
const inFull = process.env.FULL ? describe : describe.skip;

inFull("a build that is killed at any moment", () => {
  let project: Project;
  /** What each title gives. */
  const sites: Readonly<Record<string, string>>[] = [];
  /** Of a whole build, in milliseconds. */
  let duration: number;
  const edit = (to: 0 | 1) =>
    project.edit("content/guides/second.mdx", titles[to === 0 ? 1 : 0], titles[to]);

  beforeAll(async () => {
    project = await Project.create();
    for (const state of [1, 0] as const) {
      await edit(state);
      const start = performance.now();
      await project.build();
      duration = performance.now() - start;
      sites[state] = await project.files("dist");
    }
  });
  afterAll(() => project.remove());

  it(`leaves the output whole and the cache usable (${2 * rounds} times)`, async () => {
    const random = randomFrom(4);
    for (let round = 0; round < rounds; round += 1) {
      const to = round % 2 === 0 ? 1 : 0;
      await edit(to);
      // Writing takes a small part of a build. The second one starts with what the first one left.
      for (const isWriting of [true, false]) {
        await killBuild(project, async (ended) => {
          if (isWriting) await Promise.race([writing(project, ended), ended]);
          await wait(random.below(isWriting ? 20 : duration));
        });
        const left = await project.files("dist");
        const changes = sites.map((site) => changedFiles(site, left));
        expect({ round, changes }).toEqual({ round, changes: expect.arrayContaining([[]]) });
      }
      const { code, stderr } = await project.build();
      expect({ round, code, stderr }).toEqual({ round, code: 0, stderr: "" });
      expect(changedFiles(sites[to] ?? {}, await project.files("dist"))).toEqual([]);
      expect(readdirSync(project.folder).filter((name) => name.startsWith(".dist"))).toEqual([]);
    }
  }, 3_600_000);

  it("never mixes with another one that writes the same folder", async () => {
    const results = await Promise.all([0, 1].map(() => project.build(["-o", "shared"])));
    expect(results.map(({ code }) => code)).toContain(0);
    expect(changedFiles(await project.files("dist"), await project.files("shared"))).toEqual([]);
  });
});

/** Starts a build, and kills it when it is time. */
async function killBuild(project: Project, time: (ended: Promise<unknown>) => Promise<void>) {
  const build = project.start(["--mode", "production"]);
  const ended = new Promise((resolve) => build.once("close", resolve));
  await time(ended);
  build.kill("SIGKILL");
  await ended;
}

/** Waits until a build writes its files. */
async function writing(project: Project, ended: Promise<unknown>): Promise<void> {
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  const isWriting = () => globSync(".dist.*.new/*", { cwd: project.folder }).length > 0;
  while (isRunning && !isWriting()) await wait(1);
}

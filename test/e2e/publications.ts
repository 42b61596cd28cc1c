import { copyFile, mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { deployFolder } from "../../src/commands/deploy-folder.ts";
import type { NumberedBuilds } from "./numbered-builds.ts";
import type { Random } from "./random.ts";

/** A folder that a server serves, and how the next build gets there. */
export interface Publication {
  readonly folder: string;
  readonly publish: (number: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

type Start = (builds: NumberedBuilds, random: Random) => Promise<Publication>;

async function publication(
  publishTo: (folder: string) => (number: number) => Promise<void>,
): Promise<Publication> {
  const parent = await mkdtemp(path.join(tmpdir(), "published-"));
  const folder = path.join(parent, "live");
  const remove = () => rm(parent, { recursive: true, force: true });
  return { folder, publish: publishTo(folder), remove };
}

/** One build takes the place of another in a moment; of the old one nothing is left. */
const atOnce: Start = (builds) =>
  publication((folder) => async (number) => {
    await symlink(builds.folder(number), `${folder}.next`);
    await rename(`${folder}.next`, folder);
  });

/** As a plain copy does it: pages before their scripts, and the worker before its files. */
const fileByFile: Start = (builds, random) =>
  publication((folder) => async (number) => {
    for (const file of random.shuffled(await filesOf(builds.folder(number)))) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(builds.folder(number), file), `${folder}.next`);
      await rename(`${folder}.next`, target);
      await setTimeout(10);
    }
    if (number <= 2) return;
    const needed = new Set([
      ...(await filesOf(builds.folder(number))),
      ...(await filesOf(builds.folder(number - 1))),
    ]);
    const old = (await filesOf(folder)).filter((file) => !needed.has(file));
    for (const file of random.shuffled(old)) await rm(path.join(folder, file));
  });

/** `npm run deploy`, with nothing kept for longer than it must be. */
const deployed: Start = (builds) =>
  publication((folder) => async (number) => {
    await deployFolder(builds.folder(number), folder, 0);
  });

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** A name, how it is done, and whether what a page needs can be had at every moment. */
export const publications: readonly (readonly [string, Start, boolean])[] = [
  ["at once", atOnce, true],
  ["file by file, in a random order", fileByFile, false],
  ["by npm run deploy", deployed, true],
];

import { copyFile, mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { filesIn } from "../../project/small-site.ts";
import type { Random } from "../random.ts";
import { deploy, letDaysPass } from "./deploy-recipe.ts";
import type { NumberedBuilds } from "./numbered-builds.ts";

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
    for (const file of random.shuffled(filesIn(builds.folder(number)))) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(builds.folder(number), file), `${folder}.next`);
      await rename(`${folder}.next`, target);
      await setTimeout(10);
    }
    if (number <= 2) return;
    const needed = new Set([
      ...filesIn(builds.folder(number)),
      ...filesIn(builds.folder(number - 1)),
    ]);
    const old = filesIn(folder).filter((file) => !needed.has(file));
    for (const file of random.shuffled(old)) await rm(path.join(folder, file));
  });

/** As the README says, every 20 days: the scripts of the build before stay, older ones are deleted. */
const byRecipe: Start = (builds) =>
  publication((folder) => async (number) => {
    if (number > 1) await letDaysPass(folder, 20);
    await deploy(builds.folder(number), folder);
  });

/** A name, how it is done, and whether what a page needs can be had at every moment. */
export const publications: readonly (readonly [string, Start, boolean])[] = [
  ["with the README's recipe", byRecipe, true],
  ...(process.env.FULL
    ? ([
        ["at once", atOnce, true],
        ["file by file, in a random order", fileByFile, false],
      ] as const)
    : []),
];

import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import type { Build } from "../types.ts";
import { lockFolder, unlockFolder } from "./deploy-lock.ts";
import { planDeploy, type DeployPlan, type Published } from "./deploy-plan.ts";
import { readBuild, readPublished, recordFile } from "./deploy-record.ts";

/**
 * Publishes a build in the folder that a host serves. It works for readers at every moment, and
 * after an interruption: scripts and styles come before the pages that need them, each file is
 * replaced as a whole, and the one that offers readers the update is the last.
 *
 * @param from what the build wrote
 * @param to the published folder; a new one is made
 * @param days how long hashed files stay after they were last live
 * @param isDryRun leaves everything as it is
 * @returns what was done, or would be
 * @throws where the build is not whole, or another deploy is at work
 */
export async function deployFolder(
  from: string,
  to: string,
  days: number,
  isDryRun = false,
): Promise<DeployPlan> {
  const next = await wholeBuild(from);
  await refuseNested(from, to);
  const plan = async () => {
    const [published, live, files] = await Promise.all([
      readPublished(to),
      readBuild(to),
      filesOf(from),
    ]);
    return planDeploy({ published, live, next, files, now: new Date(), days });
  };
  if (isDryRun) return plan();
  const lock = await lockFolder(to);
  try {
    const decided = await plan();
    await publish(from, to, lock, decided);
    return decided;
  } finally {
    await unlockFolder(lock);
  }
}

/** What tells readers of the build. */
const last = ["/build.json", "/sw.js"];

/** All that is to be published before that, also what `build.json` does not list. */
async function filesOf(from: string): Promise<readonly string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(from, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => ![...last, recordFile].includes(file))
    .toSorted();
}

async function publish(from: string, to: string, lock: string, plan: DeployPlan): Promise<void> {
  const copy = async (file: string) => {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (await isSame(source, target)) return;
    await copyFile(source, path.join(lock, "file"));
    await place(lock, target);
  };
  const record = async (published: Published) => {
    await writeFile(path.join(lock, "file"), `${JSON.stringify(published)}\n`);
    await place(lock, path.join(to, recordFile));
  };
  await record(plan.before);
  for (const file of [...plan.add, ...plan.replace, ...last]) await copy(file);
  for (const file of plan.remove) await remove(to, file);
  await record(plan.after);
}

/** Moves the file that was written to its place, in one step. */
async function place(lock: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await rename(path.join(lock, "file"), target);
}

/** Leaves what has not changed as it is, so that browsers need not load it again. */
async function isSame(source: string, target: string): Promise<boolean> {
  const size = async (file: string) => (await stat(file).catch(() => undefined))?.size;
  if ((await size(source)) !== (await size(target))) return false;
  const [a, b] = await Promise.all([readFile(source), readFile(target)]);
  return a.equals(b);
}

/** Removes a file, and the folders that are empty without it. */
async function remove(to: string, file: string): Promise<void> {
  await rm(path.join(to, file), { force: true });
  for (let folder = path.dirname(file); folder !== "/"; folder = path.dirname(folder)) {
    try {
      await rmdir(path.join(to, folder));
    } catch {
      return;
    }
  }
}

/** @throws where a file of the build is missing or not whole */
async function wholeBuild(from: string): Promise<Build> {
  const build = await readBuild(from);
  const advice = "Build the site with npm run build.";
  if (build === undefined) throw new Error(`${from} holds no build.json. ${advice}`);
  const sizeOf = async (file: string) =>
    (await stat(path.join(from, file)).catch(() => undefined))?.size;
  for (const [file, size] of Object.entries(build.assets)) {
    const found = await sizeOf(file);
    if (found === size) continue;
    const state = found === undefined ? "is missing" : `has ${found} bytes instead of ${size}`;
    throw new Error(`${path.join(from, file)} ${state}, so the build is not whole. ${advice}`);
  }
  if ((await sizeOf("/sw.js")) === undefined)
    throw new Error(`${path.join(from, "sw.js")} is missing, so the build is not whole. ${advice}`);
  return build;
}

async function refuseNested(from: string, to: string): Promise<void> {
  const real = async (folder: string) => realpath(folder).catch(() => path.resolve(folder));
  const [source, target] = await Promise.all([real(from), real(to)]);
  const isInside = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
  if (!isInside(source, target) && !isInside(target, source)) return;
  throw new Error(`${to} and ${from} overlap: publish to a folder outside of the build.`);
}

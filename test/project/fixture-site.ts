import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Project } from "./project.ts";

/** What makes a site of the tests differ from the small project that all of them start from. */
export interface FixtureSite {
  /** Unique in a run; the folder's name. */
  readonly name: string;
  /** File below the project → its new text, from the one that is there; "" for a new file. */
  readonly changes?: Readonly<Record<string, (before: string) => string>>;
  /** Further arguments of webpack's command. */
  readonly args?: readonly string[];
  readonly variables?: NodeJS.ProcessEnv;
}

/**
 * Builds a site once for all test files of a run, in one project whose cache is warm after the
 * first build. The folder belongs to every test: whoever wants to change it works on a copy.
 *
 * @returns the folder of the finished site
 */
export async function fixtureSite(site: FixtureSite): Promise<string> {
  const folder = fixtureFolder(site.name);
  const free = await lock(path.join(root(), "lock"));
  try {
    if (!existsSync(folder)) await build(await project(), site, folder);
  } finally {
    await free();
  }
  return folder;
}

/** Where a site is, once it has been built. */
export const fixtureFolder = (name: string): string => path.join(root(), "sites", name);

function root(): string {
  const { FIXTURES: folder } = process.env;
  if (folder === undefined) throw new Error("FIXTURES is not set: run the suite with npm test.");
  return folder;
}

/** Test files run in processes of their own, and only one of them at a time may build. */
async function lock(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(folder);
      return () => rm(folder, { recursive: true });
    } catch {
      await setTimeout(100);
    }
  }
}

async function project(): Promise<Project> {
  const folder = path.join(root(), "project");
  return existsSync(folder) ? Project.in(folder) : await Project.create({ folder });
}

async function build(project: Project, site: FixtureSite, folder: string): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const [file, change] of Object.entries(site.changes ?? {})) {
      const before = await readFile(project.path(file), "utf8").catch(() => undefined);
      undo.push(() =>
        before === undefined ? rm(project.path(file)) : writeFile(project.path(file), before),
      );
      await project.write(file, change(before ?? ""));
    }
    const { code, stdout, stderr } = await project.build(site.args, site.variables);
    if (code !== 0) throw new Error(`The site "${site.name}" wasn't built: ${stderr}${stdout}`);
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(project.path("dist"), folder);
  } finally {
    for (const step of undo) await step();
  }
}

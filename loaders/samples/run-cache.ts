import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { once } from "../reference/once.ts";
import type { SampleRun } from "./run-sample.ts";
import type { SampleState } from "./sample-project.ts";

const project = path.resolve(import.meta.dirname, "../..");

/** A file for each page, so that what no page has any more goes with the page's next change. */
const folder = path.join(project, "node_modules/.cache/samples");

type Runs = Readonly<Record<string, SampleRun>>;

/** The same for samples that give the same results, wherever they are in their page. */
export function runKey({ files, mode, wanted }: SampleState): string {
  const own = {
    mode,
    files: Object.entries(files).map(([file, { content }]) => [file, content]),
    wanted: wanted.map(({ line: _, ...one }) => one),
  };
  return createHash("sha256")
    .update(codeHash())
    .update(JSON.stringify(own))
    .digest("hex")
    .slice(0, 32);
}

/** Of the packages, and of what runs samples. */
const codeHash = once(() => {
  const hash = createHash("sha256");
  for (const file of ["package-lock.json", ...globSync("loaders/samples/*.ts", { cwd: project })])
    hash.update(readFileSync(path.join(project, file)));
  return hash.digest("hex");
});

/** Nothing if the file is missing or broken. */
export async function readRuns(page: string): Promise<Runs> {
  try {
    return JSON.parse(await readFile(fileOf(page), "utf8"));
  } catch {
    return {};
  }
}

export async function writeRuns(page: string, runs: Runs): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFileAtomic(fileOf(page), JSON.stringify(runs));
}

const fileOf = (page: string) =>
  path.join(folder, `${page.replace(/\.mdx?$/, "").replaceAll("/", "-")}.json`);

import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { realpathSync } from "node:fs";
import path from "node:path";
import { once } from "../reference/once.ts";
import { isRunning } from "./is-running.ts";
import type { SourceFiles } from "./sample-project.ts";

const project = realpathSync(path.resolve(import.meta.dirname, "../.."));

/** Also where it's a link. */
const packages = realpathSync(path.join(project, "node_modules"));

/**
 * In the project, so that samples find its packages by the same relative paths on all machines, and
 * webpack gives their modules the same ids. In `node_modules`, rules that exclude that folder would
 * exclude samples, too.
 */
const parent = path.join(project, ".samples");

/** Of a sample without one. Its name is in names that webpack makes unique. */
const packageFile = `${JSON.stringify({ name: "sample", version: "1.0.0", private: true, type: "module" }, null, 2)}\n`;

/** Writes a sample's files to a folder, which lasts as long as `use` takes. */
export async function withSampleFolder<Result>(
  files: SourceFiles,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  await tidied();
  // The name always has the same length, because it may be in what webpack emits.
  const owner = String(process.pid).padStart(8, "0");
  const folder = await mkdtemp(path.join(parent, `${owner}-`));
  try {
    const all: SourceFiles = { "package.json": { content: packageFile }, ...files };
    await Promise.all(
      Object.entries(all).map(async ([file, { content, isBinary = false }]) => {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content, isBinary ? "base64" : "utf8");
      }),
    );
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what processes have left that were ended while a sample ran. */
const tidied = once(async () => {
  await mkdir(parent, { recursive: true });
  const left = (await readdir(parent)).filter((name) => !isRunning(Number(name.split("-")[0])));
  await Promise.all(
    left.map((name) => rm(path.join(parent, name), { recursive: true, force: true })),
  );
});

/** Of an emitted file. A sample runs in its folder. */
export const pathInProject = (output: string, name: string): string =>
  path.relative("", path.join(output, name)).replaceAll("\\", "/");

/** Names the folder as readers would see it if it were `/project`, with packages of its own. */
export function withoutPaths<Value>(value: Value, folder: string): Value {
  const replaced: readonly (readonly [string, string])[] = [
    [`./${path.relative(folder, packages)}`, "./node_modules"],
    [path.relative(folder, packages), "./node_modules"],
    [folder, "/project"],
    [packages, "/project/node_modules"],
    [project, "/project"],
  ];
  const clean = (text: string) =>
    replaced.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === "string" ? clean(one) : one,
  );
}

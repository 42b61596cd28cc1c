import { readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Files of a site whose addresses have what hosts trip over. */
export const smallSite = {
  "404.html": "not found",
  "index.html": "home",
  "guides/index.html": "guides",
  "guides/c#/index.html": "sharp",
  "guides/why?/index.html": "why",
  "guides/50%/index.html": "half",
  "guides/größe/index.html": "size",
} as const;

/** @param files path below the folder → text */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** @returns paths of all files below a folder, in order */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

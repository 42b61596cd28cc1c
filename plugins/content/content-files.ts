import { readdirSync, statSync, type Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { isMissing } from "./read-text.ts";

export interface ContentFiles {
  /** Absolute, with the content folder itself. */
  readonly folders: readonly string[];
  /** Relative to the content folder, sorted. */
  readonly files: readonly string[];
}

/** Skips hidden files and packages, and doesn't follow links to folders, which may be circular. */
export async function contentFiles(root: string, folder = ""): Promise<ContentFiles> {
  const seen = (await entriesOf(path.join(root, folder))).filter(({ name }) => isSeen(name));
  const pathOf = ({ name }: Dirent) => (folder === "" ? name : `${folder}/${name}`);
  const below = await Promise.all(
    seen.filter((entry) => entry.isDirectory()).map((entry) => contentFiles(root, pathOf(entry))),
  );
  return {
    folders: [path.join(root, folder), ...below.flatMap(({ folders }) => folders)],
    // A page may be a link to a file elsewhere, like a README or a changelog.
    files: [
      ...seen.filter((entry) => entry.isFile() || entry.isSymbolicLink()).map(pathOf),
      ...below.flatMap(({ files }) => files),
    ].toSorted(),
  };
}

/** Stops at the first one. */
export function hasPage(folder: string): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  const entries = isFolder ? readdirSync(folder, { withFileTypes: true }) : [];
  const seen = entries.filter(({ name }) => isSeen(name));
  return (
    seen.some((entry) => !entry.isDirectory() && /\.mdx?$/i.test(entry.name)) ||
    seen.some((entry) => entry.isDirectory() && hasPage(path.join(folder, entry.name)))
  );
}

const isSeen = (name: string) => !name.startsWith(".") && name !== "node_modules";

/** Ignores a folder that was removed after its parent was read, for example by `git switch`. */
const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

import { readdirSync, statSync, type Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../src/types.ts";
import { isMissing, reasonOf } from "./read-text.ts";

export interface ContentFiles {
  /** The content folder and all folders in it, absolute. */
  readonly folders: readonly string[];
  /** Below the content folder, of files and links, in the order of their names. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Lists what lies in a content folder, without what is hidden and without packages. Links to
 * folders are not followed: they may lead around in a circle.
 *
 * @param root absolute
 */
export async function contentFiles(root: string, folder = ""): Promise<ContentFiles> {
  const entries = await entriesOf(root, folder);
  if ("message" in entries) return { folders: [], files: [], problems: [entries] };
  const seen = entries.filter(isSeen);
  const pathOf = ({ name }: Dirent) => (folder === "" ? name : `${folder}/${name}`);
  const below = await Promise.all(
    seen.filter((entry) => entry.isDirectory()).map((entry) => contentFiles(root, pathOf(entry))),
  );
  return {
    folders: [path.join(root, folder), ...below.flatMap(({ folders }) => folders)],
    // A page may be a link to a file that lies elsewhere: a readme, a changelog.
    files: [
      ...seen.filter((entry) => entry.isFile() || entry.isSymbolicLink()).map(pathOf),
      ...below.flatMap(({ files }) => files),
    ].toSorted(),
    problems: below.flatMap(({ problems }) => problems),
  };
}

const isSeen = ({ name }: Dirent) => !name.startsWith(".") && name !== "node_modules";

/** Whether there is a file below a folder that could be a page. */
export const hasPage = (folder: string): boolean =>
  orElse([], () => readdirSync(folder, { withFileTypes: true }))
    .filter(isSeen)
    .some((entry) =>
      entry.isDirectory() ? hasPage(path.join(folder, entry.name)) : /\.mdx?$/i.test(entry.name),
    );

/**
 * Finds a link below a content folder that leads to a folder. webpack would follow it, and read
 * whatever is behind it: perhaps all of the disk.
 *
 * @param root absolute
 * @returns the first one, absolute
 */
export function linkedFolder(root: string): string | undefined {
  for (const entry of orElse([], () => readdirSync(root, { withFileTypes: true }))) {
    const target = path.join(root, entry.name);
    const isFolder = () => orElse(false, () => statSync(target).isDirectory());
    // As webpack has it; packages are none of the content, but a link to them is followed.
    if (entry.isSymbolicLink() && !entry.name.startsWith(".") && isFolder()) return target;
    const found = entry.isDirectory() && isSeen(entry) ? linkedFolder(target) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What cannot be read is reported where it is read. */
function orElse<Value>(fallback: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return fallback;
  }
}

async function entriesOf(root: string, folder: string): Promise<readonly Dirent[] | Problem> {
  try {
    return await readdir(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    return { path: folder || ".", line: 1, message: `it cannot be read: ${reasonOf(error)}.` };
  }
}

import { globSync, type Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { isMissing } from "./read-text.ts";

export interface ContentFiles {
  /** The content folder and all folders in it, absolute. */
  readonly folders: readonly string[];
  /** Below the content folder, of files and links, in the order of their names. */
  readonly files: readonly string[];
}

/**
 * Lists what lies in a content folder, without what is hidden and without packages. Links to
 * folders are not followed: they may lead around in a circle.
 *
 * @param root absolute
 */
export async function contentFiles(root: string, folder = ""): Promise<ContentFiles> {
  const seen = (await entriesOf(path.join(root, folder))).filter(({ name }) => isSeen(name));
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
  };
}

/** Whether there is a file below a folder that could be a page. */
export const hasPage = (folder: string): boolean =>
  globSync("**/*.{md,mdx,MD,MDX}", { cwd: folder, exclude: (name) => !isSeen(name) }).length > 0;

const isSeen = (name: string) => !name.startsWith(".") && name !== "node_modules";

/** None of a folder that has gone since its parent was read: `git switch` is slow. */
const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

import { readFile } from "node:fs/promises";
import path from "node:path";
import { readPageHead } from "../../loaders/page/page-title.ts";
import { packageFolder, readPackage } from "../../loaders/readme/package-facts.ts";
import { packagePage } from "../../loaders/readme/package-page.ts";
import {
  packagesFile,
  readPackageList,
  type ListedPackage,
} from "../../loaders/readme/package-list.ts";
import type { SourceFile } from "../../src/site/content/content-tree.ts";
import type { Problem } from "../../src/types.ts";

export interface PackagePages {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

/**
 * Returns the pages of packages that have no file of their own.
 *
 * @param list text of the list of packages
 * @param isFile whether the content folder has a file with the path
 */
export async function packagePages(
  root: string,
  list: string,
  isFile: (path: string) => boolean,
): Promise<PackagePages> {
  const { packages, problems } = readPackageList(list);
  const read = await Promise.all(
    packages.filter((one) => !isFile(one.path)).map((one) => pageOf(root, one)),
  );
  return {
    files: read.flatMap((one) => ("frontmatter" in one ? one : [])),
    problems: [
      ...problems.map((problem) => ({ path: packagesFile, ...problem })),
      ...read.flatMap((one) => ("message" in one ? one : [])),
    ],
  };
}

/** In development, each edit of a page asks for all of them, and another package has another lock file. */
const known = new Map<string, SourceFile>();

async function pageOf(root: string, one: ListedPackage): Promise<SourceFile | Problem> {
  const { name, description, path: page, line } = one;
  const key = JSON.stringify([root, name, description, page]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const folder = packageFolder(root, name);
  if (folder === undefined) {
    const message = `"${name}" isn't installed. Add it with npm install --save-dev ${name}, or remove the line.`;
    return { path: packagesFile, line, message };
  }
  const facts = readPackage(await readFile(path.join(folder, "package.json"), "utf8"));
  const text = packagePage(facts, description);
  const { frontmatter } = readPageHead(text, page, true);
  const file = { path: page, size: text.length, frontmatter };
  known.set(key, file);
  return file;
}

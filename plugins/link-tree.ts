import { constants } from "node:fs";
import { copyFile, link, mkdir, readdir, readlink, symlink } from "node:fs/promises";
import path from "node:path";
import { isError } from "./build-folders.ts";

/**
 * Fills a folder with what another one has. Files are linked, which costs no copy and keeps their
 * times: whoever changes one of them has to remove it first.
 *
 * @param from may be missing, and may change meanwhile: what is gone is left out
 * @param to an empty folder
 */
export async function linkTree(from: string, to: string): Promise<void> {
  const entries = (await unlessGone(readdir(from, { withFileTypes: true }))) ?? [];
  await mkdir(to, { recursive: true });
  const linked = entries.map(async (entry) => {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) return source === to ? undefined : linkTree(source, target);
    if (entry.isSymbolicLink()) return unlessGone(copyLink(source, target));
    if (entry.isFile()) return unlessGone(linkFile(source, target));
  });
  await Promise.all(linked);
}

const copyLink = async (from: string, to: string) => symlink(await readlink(from), to);

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (isError(error, "ENOENT")) throw error;
    // Some file systems know no links.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}

async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isError(error, "ENOENT")) return undefined;
    throw error;
  }
}

import { copyFileSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { asKind, isError, removeBuildFolders } from "./build-folders.ts";

/**
 * Puts a finished build in the place of the output folder: by two renames, between which a kill
 * leaves the one before for `recoverOutput`; or file by file, where the folder cannot be renamed.
 *
 * @param fresh made by `makeBuildFolder`
 * @param output absolute, without links in it; may be missing
 */
export function publish(fresh: string, output: string): void {
  if (path.dirname(fresh) === output || !swap(fresh, output)) replaceFiles(fresh, output);
  removeBuildFolders(fresh);
}

/** Another build of the same output may come between the two renames, but not often. */
const attempts = 100;

/** @returns whether the output can be renamed */
function swap(fresh: string, output: string): boolean {
  const old = asKind(fresh, "old");
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameIfThere(output, old);
    } catch (error) {
      if (isError(error, "EBUSY", "EXDEV", "EACCES", "EPERM")) return false;
      throw error;
    }
    try {
      renameSync(fresh, output);
      discard(fresh);
      return true;
    } catch (error) {
      const isTaken = isError(error, "ENOTEMPTY", "EEXIST");
      if (!isTaken) renameIfThere(old, output);
      if (!isTaken || attempt === attempts) throw error;
      discard(fresh);
    }
  }
}

/** Half removed it must not be taken for the output before. */
function discard(fresh: string): void {
  const gone = asKind(fresh, "gone");
  renameIfThere(asKind(fresh, "old"), gone);
  rmSync(gone, { recursive: true, force: true });
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isError(error, "ENOENT")) throw error;
  }
}

/** Each file is whole at any moment, and no page is there before the files that it names. */
export function replaceFiles(fresh: string, output: string): void {
  const files = inOrder(filesIn(fresh));
  for (const file of files) place(path.join(fresh, file), path.join(output, file), output);
  const kept = new Set(files);
  for (const file of filesIn(output)) {
    const isOwn = path.join(output, file).startsWith(fresh + path.sep);
    if (!kept.has(file) && !isOwn) remove(path.join(output, file), output);
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Files with a hash in their names, then the pages, then the worker, which tells of all others. */
export const inOrder = (files: readonly string[]): readonly string[] =>
  files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

const rank = (file: string) => (file === "sw.js" ? 2 : Number(!/\.[\da-f]{8}\./.test(file)));

function place(from: string, to: string, output: string): void {
  try {
    move(from, to);
  } catch (error) {
    if (!isError(error, "EEXIST", "ENOTDIR", "EISDIR", "ENOTEMPTY")) throw error;
    makeWay(to, output);
    move(from, to);
  }
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isError(error, "EXDEV")) throw error;
    // The next build removes it, should this one be killed here.
    copyFileSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}

/** A page may have become a folder, and a folder a page. */
function makeWay(file: string, output: string): void {
  const parent = path.dirname(file);
  if (parent !== output) {
    try {
      readdirSync(parent);
    } catch {
      makeWay(parent, output);
    }
  }
  rmSync(file, { recursive: true, force: true });
}

/** Removes a file, and the folders that are empty then. */
function remove(file: string, output: string): void {
  rmSync(file, { force: true });
  for (let folder = path.dirname(file); folder !== output; folder = path.dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}

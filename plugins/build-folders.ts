import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/**
 * The folders of a build beside its output folder: `new` is being written, `old` is the output
 * before, whole, while the new one takes its place, and `gone` is being removed.
 */
type Kind = "new" | "old" | "gone";

export interface BuildFolder {
  readonly name: string;
  /** Of the process that made it. */
  readonly pid: number;
  readonly kind: Kind;
}

/** Those that this process is using. */
const used = new Set<string>();
let count = 0;

/**
 * Makes an empty folder for a build, on the output's own file system: beside the output, or in it
 * where it is a file system of its own or where nothing may be written beside it.
 *
 * @param output absolute, without links in it
 * @throws when neither can be written
 */
export function makeBuildFolder(output: string): string {
  const name = `.${path.basename(output)}.${process.pid}-${(count += 1)}.new`;
  const folder = hasOwnFileSystem(output) ? undefined : made(path.join(path.dirname(output), name));
  const result = folder ?? path.join(output, name);
  if (folder === undefined) mkdirSync(result, { recursive: true });
  used.add(result);
  return result;
}

/** The same folder's name as another kind. */
export function asKind(folder: string, kind: Kind): string {
  const result = folder.replace(/new$/, kind);
  used.add(result);
  return result;
}

/** Removes all folders that a build has made, after it is done or has failed. */
export function removeBuildFolders(folder: string): void {
  for (const kind of ["new", "old", "gone"] as const) {
    rmSync(asKind(folder, kind), { recursive: true, force: true });
    used.delete(asKind(folder, kind));
  }
}

/**
 * Cleans up after builds that were killed: puts the output back if one was between its two renames,
 * and removes what they have left.
 *
 * @param output absolute, without links in it
 */
export function recoverOutput(output: string): void {
  for (const parent of [path.dirname(output), output]) {
    const left = leftovers(namesIn(parent), path.basename(output), isUsed(parent));
    for (const { name, kind } of left) {
      const folder = path.join(parent, name);
      if (kind === "old" && !exists(output)) renameSync(folder, output);
      else rmSync(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Finds the folders that no build needs any more.
 *
 * @param names of all that lies in a folder
 * @param base name of the output folder
 * @param isInUse whether the build that has made one still runs
 */
export const leftovers = (
  names: readonly string[],
  base: string,
  isInUse: (folder: BuildFolder) => boolean,
): readonly BuildFolder[] =>
  names
    .filter((name) => name.startsWith(`.${base}.`))
    .flatMap((name) => {
      const [, pid, kind] = /^\.(\d+)-\d+\.(new|old|gone)$/.exec(name.slice(base.length + 1)) ?? [];
      return isKind(kind) ? [{ name, pid: Number(pid), kind }] : [];
    })
    .filter((folder) => !isInUse(folder));

const isKind = (kind: string | undefined): kind is Kind => kind !== undefined;

const isUsed =
  (parent: string) =>
  ({ name, pid }: BuildFolder) =>
    // In a container, the build that was killed had the same number.
    pid === process.pid ? used.has(path.join(parent, name)) : isAlive(pid);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isError(error, "EPERM");
  }
}

/** A mounted folder cannot be renamed. */
const hasOwnFileSystem = (folder: string): boolean =>
  exists(folder) && statSync(folder).dev !== statSync(path.dirname(folder)).dev;

const exists = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined;

/** @returns nothing where the folder above it cannot be written */
function made(folder: string): string | undefined {
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    mkdirSync(folder);
    return folder;
  } catch (error) {
    if (isError(error, "EACCES", "EPERM", "EROFS")) return undefined;
    throw error;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The build says what is wrong with it when it writes there.
    return [];
  }
}

/** Whether an error of the file system has one of the codes. */
export const isError = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  codes.includes(String(error.code));

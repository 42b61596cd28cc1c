import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import type { Build } from "../../src/types.ts";

/** A file of the output: its path below the output folder and what is in it. */
export interface OutputFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * What `build.json` says of a build.
 *
 * @param files that the build emits
 * @param pages address of each page → its chunk's path below the output folder
 * @param origin where the build comes from
 */
export function buildRecord(
  files: readonly OutputFile[],
  pages: ReadonlyMap<string, string>,
  origin: Pick<Build, "commit" | "time">,
): Build {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  // It gets the list of what it keeps only after this.
  const listed = sorted.filter(({ name }) => name !== "sw.js");
  const url = (file: string) => `/${file}`;
  return {
    id: idOf(sorted),
    ...origin,
    assets: Object.fromEntries(listed.map(({ name, content }) => [url(name), content.length])),
    pages: Object.fromEntries([...pages].map(([address, file]) => [address, url(file)])),
  };
}

/** Of the names and contents of all files: what is served decides, not when it was built. */
function idOf(files: readonly OutputFile[]): string {
  const hash = createHash("sha256");
  for (const { name, content } of files)
    hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest("hex").slice(0, 12);
}

/**
 * The commit that a folder is at.
 *
 * @returns nothing where the folder is no clone, or has changes that no commit has
 */
export function commitOf(folder: string): string | undefined {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    return git("status", "--porcelain").trim() === "" ? git("rev-parse", "HEAD").trim() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * When a build says that it was made, as https://reproducible-builds.org/specs/source-date-epoch/
 * has it.
 *
 * @param epoch `SOURCE_DATE_EPOCH`: seconds since 1970
 * @returns ISO 8601; nothing where the variable is missing, so that equal builds are equal
 * @throws where it is no such number
 */
export function buildTime(epoch: string | undefined): string | undefined {
  if (epoch === undefined || epoch === "") return undefined;
  // The last second that a Date can be: https://tc39.es/ecma262/#sec-time-values-and-time-range
  if (!/^\d+$/.test(epoch) || Number(epoch) > 8.64e12) {
    throw new Error(
      `SOURCE_DATE_EPOCH=${epoch}: expected whole seconds since 1970, as \`git log -1 --format=%ct\` prints them.`,
    );
  }
  return new Date(Number(epoch) * 1000).toISOString();
}

import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import type { Build } from "../../src/types.ts";

export interface OutputFile {
  readonly name: string;
  readonly content: Buffer;
}

/** @param pages URL of a page → its chunk's path below the output folder */
export function buildRecord(
  files: readonly OutputFile[],
  pages: ReadonlyMap<string, string>,
  origin: Pick<Build, "commit" | "time">,
): Build {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  // The service worker gets its list of files only after this. Nobody reads downloads offline.
  const listed = sorted.filter(({ name }) => name !== "sw.js" && !download.test(name));
  const url = (file: string) => `/${file}`;
  return {
    id: idOf(sorted),
    ...origin,
    assets: Object.fromEntries(listed.map(({ name, content }) => [url(name), content.length])),
    pages: Object.fromEntries([...pages].map(([address, file]) => [address, url(file)])),
  };
}

/** What readers do with samples of pages. */
const download = /^samples\/.*\.(?:zip|json)$/;

/** Depends only on the files, so the same files have the same id at any time. */
function idOf(files: readonly OutputFile[]): string {
  const hash = createHash("sha256");
  for (const { name, content } of files)
    hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest("hex").slice(0, 12);
}

/** The folder's commit; nothing outside of a clone or with uncommitted changes. */
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

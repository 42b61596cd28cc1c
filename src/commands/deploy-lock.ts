import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";

/** A folder in the published one: it is there while a deploy runs, and holds what it writes. */
const lockName = ".deploying";

/**
 * Keeps a second deploy out of a folder. A deploy that was killed keeps nobody out: its process is
 * gone.
 *
 * @returns the folder to write files in before they are moved to their place
 * @throws where another one is at work
 */
export async function lockFolder(folder: string): Promise<string> {
  const lock = path.join(folder, lockName);
  // Made beside and moved, so that no lock is ever seen without its owner.
  const mine = `${lock}-${process.pid}`;
  await rm(mine, { recursive: true, force: true });
  await mkdir(mine, { recursive: true });
  const owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  await writeFile(path.join(mine, "owner.json"), JSON.stringify(owner));
  try {
    await removeAbandoned(lock);
    await rename(mine, lock);
  } catch (error) {
    await rm(mine, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
    throw new Error(
      `${folder} is being deployed to by ${await ownerOf(lock)}. ` +
        `Wait for that, or remove ${lock} where it is long gone.`,
    );
  }
  return lock;
}

export const unlockFolder = (lock: string): Promise<void> =>
  rm(lock, { recursive: true, force: true });

/** Two may find the same one: who comes second has moved the first one's own, and moves it back. */
async function removeAbandoned(lock: string): Promise<void> {
  const owner = await readOwner(lock);
  if (owner === undefined || !isGone(JSON.parse(owner))) return;
  const abandoned = `${lock}-abandoned-${process.pid}`;
  await rename(lock, abandoned).catch(() => undefined);
  if ((await readOwner(abandoned)) !== owner) await rename(abandoned, lock).catch(() => undefined);
  await rm(abandoned, { recursive: true, force: true });
}

const readOwner = (lock: string): Promise<string | undefined> =>
  readFile(path.join(lock, "owner.json"), "utf8").catch(() => undefined);

/** Whether the process is known to have ended; of one on another machine that is not known. */
function isGone({ pid, host }: { readonly pid?: unknown; readonly host?: unknown }): boolean {
  if (host !== hostname() || typeof pid !== "number") return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

/** https://man7.org/linux/man-pages/man2/rename.2.html: the folder is there, and not empty. */
const isTaken = (error: unknown) => ["ENOTEMPTY", "EEXIST", "EPERM"].includes(codeOf(error));

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

async function ownerOf(lock: string): Promise<string> {
  try {
    const { pid, host, since } = JSON.parse(await readFile(path.join(lock, "owner.json"), "utf8"));
    return `process ${pid} on ${host} since ${since}`;
  } catch {
    return "another process";
  }
}

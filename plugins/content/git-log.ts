import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * When the files of a folder were last committed.
 *
 * @param folder absolute
 * @returns path in the folder → day in ISO 8601 (UTC); nothing where there is no Git, no repository
 *   or only the end of its history, which would say a wrong day
 */
export async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const [shallow, log] = await Promise.all([
      git(folder, "rev-parse", "--is-shallow-repository"),
      // Without renames, because those would have a partial clone fetch what it left out.
      git(folder, "log", "--format=%x01%ct", "--name-only", "-z", "--relative", ...plain),
    ]);
    return shallow.trim() === "false" ? daysOf(log) : new Map();
  } catch {
    return new Map();
  }
}

/** Whatever the user has configured. */
const plain = ["--no-renames", "--no-show-signature", "--", "."];

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  // As much as 100,000 commits of 30 files have to say.
  const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024 };
  return (await run("git", args, options)).stdout;
}

/** Each commit is its time and its files, the newest first: the first that names a file decides. */
function daysOf(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split("\u0001").slice(1)) {
    const [time, ...files] = commit.replace("\n", "").split("\0");
    const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
    // The last one is what stands behind the end of the last name.
    for (const file of files.slice(0, -1)) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

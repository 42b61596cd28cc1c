import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Path in the folder → day of its last commit (ISO 8601, UTC).
 * Empty without Git or with a shallow clone, whose days would be wrong.
 */
export async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const [shallow, log] = await Promise.all([
      git(folder, "rev-parse", "--is-shallow-repository"),
      // Finding renames would make a partial clone fetch the contents it left out.
      git(folder, "log", "--format=%x01%ct", "--name-only", "-z", "--relative", ...plain),
    ]);
    return shallow.trim() === "false" ? daysOf(log) : new Map();
  } catch {
    return new Map();
  }
}

/** Override the user's configuration. */
const plain = ["--no-renames", "--no-show-signature", "--", "."];

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  // Enough for 100,000 commits of 30 files.
  const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024 };
  return (await run("git", args, options)).stdout;
}

/** The log has the newest commit first, so the first one that names a file counts. */
function daysOf(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split("\u0001").slice(1)) {
    const [time, ...files] = commit.replace("\n", "").split("\0");
    const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
    // Skip the empty text after the last separator.
    for (const file of files.slice(0, -1)) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

import { execFileSync } from "node:child_process";

/** Runs Git in a folder, as somebody who has not set it up, and gives what it prints. */
export const git = (folder: string, ...args: readonly string[]): string => run(folder, args);

const run = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
  }).trim();

/**
 * Commits everything in a folder, which becomes a repository where it is none.
 *
 * @returns the name of the commit
 */
export function commitAll(folder: string): string {
  git(folder, "init", "--quiet");
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message", "All");
  return git(folder, "rev-parse", "HEAD");
}

/**
 * Commits everything in a repository.
 *
 * @param date of the commit, in ISO 8601
 */
export function commitOn(folder: string, date: string): void {
  git(folder, "add", ".");
  run(folder, ["commit", "--quiet", "--message", date], { GIT_COMMITTER_DATE: date });
}

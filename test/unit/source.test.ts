import { spawnSync } from "node:child_process";
import { describe, expect, it } from "@jest/globals";

/** What a command says, which is nothing if all is well. */
function run(command: string): string {
  const { status, stdout, stderr } = spawnSync(command, { encoding: "utf8", shell: true });
  return status === 0 ? "" : stdout + stderr;
}

describe("the source", () => {
  it.each([
    ["compiles in each of its worlds", "tsc -b"],
    ["is formatted", "prettier --list-different --cache ."],
    ["passes oxlint and has no unused file, export, or package", "npm run --silent lint"],
  ])("%s", (_fact, command) => expect(run(command)).toBe(""));
});

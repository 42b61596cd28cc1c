import { execFileSync } from "node:child_process";

/**
 * Installs what a check needs, in the first way that works.
 *
 * @param name what the person who waits for it is told
 * @param attempts commands with their arguments; the lists of apt-get are brought up to date first
 * @param find looks for what was installed
 * @returns what was found; nothing where no attempt brings it
 */
export async function installProgram<Found>(
  name: string,
  attempts: readonly (readonly string[])[],
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (const [command = "", ...args] of attempts) {
    try {
      console.log(`Looking for ${name}: ${command} ${args.join(" ")}`);
      if (command === "apt-get") execFileSync(command, ["update", "--quiet"], { stdio: "ignore" });
      execFileSync(command, args, { stdio: "ignore", timeout: 300_000 });
    } catch {
      continue;
    }
    const found = await find();
    if (found !== undefined) return found;
  }
  return undefined;
}

import { existsSync } from "node:fs";
import { installProgram } from "./install-program.ts";

/** What tests run beside Node.js and a browser; packages have the same names. */
const programs = ["nginx", "rsync", "wrk"] as const;

/** Where Debian's packages and Homebrew put them. */
const folders = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** @returns path of its executable; nothing where it is not installed */
export const findProgram = (name: (typeof programs)[number]): string | undefined =>
  folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));

/**
 * As `findProgram`, for what cannot do without it.
 *
 * @throws where it is not installed, and says what to do
 */
export function programPath(name: (typeof programs)[number]): string {
  const found = findProgram(name);
  if (found !== undefined) return found;
  const all = programs.join(" ");
  throw new Error(
    `${name} was not found and could not be installed: apt-get install ${all} (as root), or brew install ${all}.`,
  );
}

/** Installs those that are missing, where it can; tests that need one fail where it cannot. */
export async function installPrograms(): Promise<void> {
  const all = async () => programs.every((name) => findProgram(name)) || undefined;
  if (await all()) return;
  const attempts = [
    ["apt-get", "install", "--yes", "--quiet", ...programs],
    ["brew", "install", "--quiet", ...programs],
  ];
  await installProgram(programs.join(", "), attempts, all);
}

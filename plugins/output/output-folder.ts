import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { inspect } from "node:util";
import { isRunning } from "../../loaders/samples/is-running.ts";

/**
 * Checks before the build that its output can be written.
 *
 * @throws one sentence that says why not
 */
export function checkOutput(output: string): void {
  if (existsSync(output) && !statSync(output).isDirectory()) {
    throw plainError(`The output folder ${output} is a file: remove it, or choose another folder.`);
  }
  try {
    const folder = folderBeside(output) ?? path.join(output, ".new");
    mkdirSync(folder, { recursive: true });
    rmSync(folder, { recursive: true });
  } catch (error) {
    throw plainError(
      `Can't write the output folder ${output} (${reasonOf(error)}): choose another folder.`,
    );
  }
}

/**
 * Creates the folder to build into. Nothing if the output can't be renamed because it's mounted,
 * or its parent isn't writable; webpack then replaces files one by one.
 *
 * @param output absolute, without symbolic links; may be missing
 */
export function folderBeside(output: string): string | undefined {
  const parent = path.dirname(output);
  if (existsSync(output) && statSync(output).dev !== statSync(parent).dev) return undefined;
  const name = `.${path.basename(output)}.${process.pid}-${Date.now()}.new`;
  try {
    mkdirSync(path.join(parent, name), { recursive: true });
    return path.join(parent, name);
  } catch {
    return undefined;
  }
}

/**
 * Moves a finished build into place.
 *
 * @throws if another build does so at the same time
 */
export function swap(fresh: string, output: string): void {
  const old = fresh.replace(/new$/, "old");
  try {
    if (existsSync(output)) renameSync(output, old);
    renameSync(fresh, output);
  } catch (error) {
    if (existsSync(old) && !existsSync(output)) renameSync(old, output);
    rmSync(fresh, { recursive: true, force: true });
    throw plainError(
      `Can't replace the output folder ${output} (${reasonOf(error)}). Is another build writing it? Build again.`,
    );
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}

/** Cleans up after killed builds, and restores an output that was being swapped. */
export function removeLeftovers(output: string): void {
  const parent = path.dirname(output);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`.${path.basename(output)}.`)) continue;
    const [, pid, kind] = /\.(\d+)-\d+\.(new|old)$/.exec(name) ?? [];
    if (kind === undefined || isRunning(Number(pid))) continue;
    const folder = path.join(parent, name);
    if (kind === "old" && !existsSync(output)) renameSync(folder, output);
    else rmSync(folder, { recursive: true, force: true });
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.replace(/,.*/, "") : String(error);

/** An error without its stack, which webpack-cli would print. */
export const plainError = (message: string): Error =>
  Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });

/** Resolves symbolic links, if the path exists. */
export const realPath = (file: string): string => (existsSync(file) ? realpathSync(file) : file);

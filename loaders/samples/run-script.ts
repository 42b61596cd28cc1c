import { execFile } from "node:child_process";
import { promisify } from "node:util";
import path from "node:path";
import type { Compilation } from "webpack";
import type { TextResult } from "../../src/site/code/sample-results.ts";
import { pathInProject } from "./sample-folder.ts";
import { emittedName } from "./readable-code.ts";

/** In milliseconds. Samples end right away. */
const limit = 10_000;

/**
 * Runs an emitted script with Node.js.
 *
 * @param file in the output folder; by default, the file of the first entry
 * @returns what it prints, also to the error stream, and what was called
 * @throws if it fails, with what it printed
 */
export async function runScript(
  output: string,
  file: string | undefined,
  compilation: Compilation | undefined,
): Promise<Pick<TextResult, "text" | "command">> {
  const [first] = compilation?.entrypoints.values().next().value?.getEntrypointChunk().files ?? [];
  const name = await emittedName(output, file ?? first ?? "main.js");
  try {
    const printed = await promisify(execFile)(process.execPath, [path.join(output, name)], {
      timeout: limit,
      env: { ...process.env, NODE_OPTIONS: "", NO_COLOR: "1" },
    });
    return {
      text: `${printed.stdout}${printed.stderr}`.trimEnd(),
      command: `node ${pathInProject(output, name)}`,
    };
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} ended with an error:\n${stdout}${stderr || String(error)}`, {
      cause: error,
    });
  }
}

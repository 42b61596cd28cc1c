import { execFile } from "node:child_process";
import { promisify } from "node:util";
import path from "node:path";
import type { Compilation } from "webpack";
import type { TextResult } from "../../src/site/code/sample-results.ts";
import { pathInProject } from "./sample-folder.ts";
import { emittedName } from "./readable-code.ts";
import type { LogWanted } from "./sample-project.ts";

/** In milliseconds. Samples end right away. */
const limit = 10_000;

/**
 * Runs an emitted script with Node.js.
 *
 * @param file in the output folder; by default, the file of the first entry
 * @param fails whether it must end with an error
 * @returns what it prints, also to the error stream, and of an error only the message; what was called
 * @throws if it fails, with what it printed, or if it should and doesn't
 */
export async function runScript(
  output: string,
  { file, fails }: LogWanted,
  compilation: Compilation | undefined,
): Promise<Pick<TextResult, "text" | "command">> {
  const [first] = compilation?.entrypoints.values().next().value?.getEntrypointChunk().files ?? [];
  const name = await emittedName(output, file ?? first ?? "main.js");
  const { printed, error } = await run(path.join(output, name));
  if (fails === true && error === undefined)
    throw new Error(`${name} should end with an error, but printed:\n${printed}`);
  if (fails !== true && error !== undefined)
    throw new Error(`${name} ended with an error:\n${printed || String(error)}`, { cause: error });
  return {
    text: error === undefined ? printed.trimEnd() : withoutStack(printed),
    command: `node ${pathInProject(output, name)}`,
  };
}

async function run(script: string): Promise<{ printed: string; error?: unknown }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], {
      timeout: limit,
      // Warnings have the number of the process in them.
      env: { ...process.env, NODE_OPTIONS: "", NODE_NO_WARNINGS: "1", NO_COLOR: "1" },
    });
    return { printed: `${stdout}${stderr}` };
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return { printed: `${stdout}${stderr}`, error };
  }
}

/**
 * Node.js prints the place and its line, the message, the stack, properties of the error, and its own
 * version.
 */
function withoutStack(printed: string): string {
  const lines = printed.split("\n");
  const place = lines.findIndex((line) => /^(?:\/|file:|node:|[A-Z]:\\).*:\d+$/.test(line));
  const message = lines.findIndex((line, at) => at >= place && /^(?:\w+: |\w*Error\b)/.test(line));
  const end = lines.findIndex(
    (line, at) => at > message && /^(?: {4}at |Node\.js v| {2}\w+: |$)/.test(line),
  );
  const before = place < 0 ? [] : lines.slice(0, place);
  return [...before, ...lines.slice(message, end < 0 ? undefined : end)].join("\n").trim();
}

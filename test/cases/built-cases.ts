import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { BuiltCase } from "./build.ts";

/**
 * Builds folders in a process of their own, which may run out of memory; Jest's module system is no
 * place for webpack's loaders.
 *
 * @param folders each with a `content` folder; those called `foreign…` are built forgivingly
 * @returns what each became, by the folder's name
 * @throws what the process says where it fails
 */
export async function buildCases(
  folders: readonly string[],
): Promise<ReadonlyMap<string, BuiltCase>> {
  const script = path.resolve("test/cases/run.ts");
  const { stdout } = await promisify(execFile)("node", [script, ...folders], { maxBuffer: 1e9 });
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  return new Map(
    lines.map((line) => {
      const { name, built }: { name: string; built: BuiltCase } = JSON.parse(line);
      return [name, built];
    }),
  );
}

import { mkdir } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import { firstProblem } from "../../site/schemas.ts";

/**
 * Reads something from another host into a file of the content. The file is replaced as a whole or
 * not touched at all; in that case one error says why, and the process ends with code 1.
 *
 * @param file below the content folder
 * @param schema of what the file may hold: the site reads it by the same one
 * @param read gets what it is to hold
 */
export async function syncFile<Value>(
  file: string,
  schema: v.GenericSchema<unknown, Value>,
  read: () => Promise<Value>,
): Promise<void> {
  const target = path.join("content", file);
  try {
    const value = await read();
    const result = v.safeParse(schema, value);
    if (!result.success)
      throw new Error(`Read, but not fit to keep: ${firstProblem(result.issues)}.`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, `${JSON.stringify(result.output, null, 2)}\n`);
    console.log(`${target} is up to date.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${reason}\n${target} is left as it was.`);
    process.exitCode = 1;
  }
}

/**
 * Reads a variable of the environment.
 *
 * @param pattern what it has to match
 * @param expected completes "expected …"
 * @throws where it does not
 */
export function readVariable(
  name: string,
  fallback: string,
  pattern: RegExp,
  expected: string,
): string {
  // Set but empty is what a continuous integration makes of a secret that does not exist.
  const value = process.env[name] || fallback;
  if (pattern.test(value)) return value;
  throw new Error(`${name}: expected ${expected}.`);
}

export const anAddress = [/^https?:\/\/[^\s/]+(?:\/\S*)?$/, "an http(s) address"] as const;

/** Tokens are sent in a header, where spaces and line ends are no part of a word. */
export const aToken = [/^[\x21-\x7e]*$/, "one word, as the host shows it"] as const;

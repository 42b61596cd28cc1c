import { mkdir } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import { firstProblem } from "../../site/schemas.ts";

/**
 * Replaces a file of the content with data from another host, or leaves it and exits with code 1.
 * The site reads the file by the same schema.
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

/** @throws if the variable does not match the pattern; `expected` completes "expected …" */
export function readVariable(
  name: string,
  fallback: string,
  pattern: RegExp,
  expected: string,
): string {
  // CI sets a missing secret to an empty text.
  const value = process.env[name] || fallback;
  if (pattern.test(value)) return value;
  throw new Error(`${name}: expected ${expected}.`);
}

export const anAddress = [/^https?:\/\/[^\s/]+(?:\/\S*)?$/, "an http(s) address"] as const;

/** Sent in a header, so no spaces. */
export const aToken = [/^[\x21-\x7e]*$/, "one word, as the host shows it"] as const;

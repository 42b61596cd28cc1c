import type * as v from "valibot";
import { checked, type Checked } from "./check-shape.ts";
import { readYaml } from "./structured-text.ts";

/** Captures the text between the first two `---` lines. */
export const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

export interface Head<Value> extends Checked<Value> {
  /** Whether the file has no front matter, not even a broken one. */
  readonly isMissing: boolean;
}

/**
 * Reads and checks the front matter of a content file.
 *
 * @param first an example of a field, for the message if there is none
 */
export function readHead<Value>(
  text: string,
  schema: v.GenericSchema<unknown, Value>,
  first: string,
): Head<Value> {
  const yaml = frontMatterBlock.exec(text)?.[1];
  if (yaml === undefined) return withoutBlock(text, first);
  const read = readYaml(yaml, 1);
  const value = read.value ?? {};
  if (typeof value === "object" && !Array.isArray(value)) {
    return { ...checked({ ...read, value }, schema), isMissing: false };
  }
  const message = `expected fields like "${first}", one in each line, with a space after the colon.`;
  return nothing(2, message);
}

function withoutBlock(text: string, first: string): Head<never> {
  if (/^\uFEFF?---[ \t]*\r?\n[\w-]+:/.test(text)) {
    return nothing(1, 'the front matter is never closed. Add a line "---" after its last field.');
  }
  if (/^\s+---[ \t]*\r?\n[\w-]+:/.test(text)) {
    const message = 'the file starts with an empty line. Remove it: "---" has to come first.';
    return nothing(1, message);
  }
  const message = `the file has no front matter. Start it with "---", "${first}", "---".`;
  return { ...nothing(1, message), isMissing: true };
}

const nothing = (line: number, message: string): Head<never> => ({
  value: undefined,
  written: undefined,
  problems: [{ line, message }],
  lineOf: () => line,
  isMissing: false,
});

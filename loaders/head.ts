import type * as v from "valibot";
import { checkShape, type CheckedShape } from "./check-shape.ts";
import { readYaml, type StructuredText } from "./structured-text.ts";

/** The first two `---` lines, which start the file, and the text between them. */
export const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

export interface Head<Value> extends CheckedShape<Value> {
  /** What the fields are read from; missing where there is no YAML that can be read. */
  readonly read?: StructuredText;
  /** Whether there is none at all, and nothing that is meant to be one; the problem says so. */
  readonly isMissing: boolean;
}

/**
 * Reads and checks the front matter of a content file: the YAML between the two `---` lines at its
 * start.
 *
 * @param text the whole file
 * @param schema of its fields
 * @param first a field that it starts with, for whoever has none
 */
export function readHead<Value>(
  text: string,
  schema: v.GenericSchema<unknown, Value>,
  first: string,
): Head<Value> {
  const yaml = frontMatterBlock.exec(text)?.[1];
  if (yaml === undefined) return withoutBlock(text, first);
  const isMissing = false;
  const read = readYaml(yaml, 1);
  if ("problems" in read) return { value: undefined, problems: read.problems, isMissing };
  const value = read.value ?? {};
  if (typeof value !== "object" || Array.isArray(value)) {
    const message = `expected fields like "${first}", one in each line, with a space after the colon.`;
    return { value: undefined, problems: [{ line: 2, message }], isMissing };
  }
  return { ...checkShape(schema, { ...read, value }), read, isMissing };
}

function withoutBlock(text: string, first: string): Head<never> {
  const head = (message: string, isMissing: boolean): Head<never> => ({
    value: undefined,
    problems: [{ line: 1, message }],
    isMissing,
  });
  if (/^\uFEFF?---[ \t]*\r?\n[\w-]+:/.test(text)) {
    return head('the front matter is never closed. Add a line "---" after its last field.', false);
  }
  if (/^\s+---[ \t]*\r?\n[\w-]+:/.test(text)) {
    return head('the file starts with an empty line. Remove it: "---" has to come first.', false);
  }
  return head(`the file has no front matter. Start it with "---", "${first}", "---".`, true);
}

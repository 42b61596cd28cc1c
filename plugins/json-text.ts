import { isNode, LineCounter, parseDocument } from "yaml";
import { shortened } from "../src/site/schemas.ts";
import type { PageProblem } from "../src/types.ts";

export interface JsonText {
  readonly value: unknown;
  /** From 1: where the value at the end of these keys stands, or the nearest that is around it. */
  readonly lineOf: (keys: readonly unknown[]) => number;
}

/**
 * Reads a file of the content folder that is written in JSON. YAML, which JSON is, too, knows the
 * line of each entry.
 */
export function readJson(text: string): JsonText | PageProblem {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error",
  });
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  const problem = (offset: number, reason: string): PageProblem => ({
    line: lineAt(offset),
    message: `expected JSON: ${shortened(reason).replace(/\.?$/, ".")}`,
  });
  const [error] = document.errors;
  if (error !== undefined) return problem(error.pos[0], error.message);
  const json = parsed(text);
  if ("error" in json) {
    const [, position = "0"] = /at position (\d+)/.exec(json.error) ?? [];
    return problem(Number(position), json.error);
  }
  const lineOf = (keys: readonly unknown[]) => {
    const nodes = [...keys, undefined].map((_, end) => document.getIn(keys.slice(0, end), true));
    const node = nodes.findLast(isNode) ?? document.contents;
    return lineAt(node?.range?.[0] ?? 0);
  };
  return { value: json.value, lineOf };
}

/** JSON alone: what YAML has beside it, such as references, has no place here. */
function parsed(text: string): { readonly value: unknown } | { readonly error: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

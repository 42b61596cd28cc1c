import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import { shortened } from "../src/site/schemas.ts";
import type { PageProblem } from "../src/types.ts";
import { yamlProblems } from "./yaml-problems.ts";

/** A text that was written in YAML or JSON, and where each of its values stands. */
export interface StructuredText {
  readonly value: unknown;
  /** From 1: where the entry at the end of these keys stands, or the nearest that is around it. */
  readonly lineOf: (keys: readonly unknown[]) => number;
  /** The text of a line. */
  readonly textOf: (line: number) => string;
}

export interface UnreadText {
  readonly problems: readonly PageProblem[];
}

/**
 * Reads YAML.
 *
 * @param yaml the text
 * @param linesAbove how many lines of the file stand above it
 */
export function readYaml(yaml: string, linesAbove = 0): StructuredText | UnreadText {
  const parsed = parse(yaml);
  const problems = yamlProblems(parsed.document, yaml, parsed.lines);
  if (problems.length > 0) {
    return { problems: problems.map((one) => ({ ...one, line: one.line + linesAbove })) };
  }
  return located(parsed, yaml, parsed.document.toJS(), linesAbove);
}

/** Reads JSON, which YAML is, too: its parser knows the line of each entry. */
export function readJson(text: string): StructuredText | UnreadText {
  const json = text.replace(/^\uFEFF/, "");
  const lineAt = (offset: number) => json.slice(0, offset).split("\n").length;
  try {
    const value: unknown = JSON.parse(json);
    const parsed = parse(json);
    const twice = parsed.document.errors.filter(({ code }) => code === "DUPLICATE_KEY");
    if (twice.length === 0) return located(parsed, json, value, 0);
    const nameAt = (offset: number) => /^"[^"]*"/.exec(json.slice(offset))?.[0];
    return {
      problems: twice.map(({ pos: [at] }) => ({
        line: lineAt(at),
        message: `${nameAt(at)} is there twice. Remove one of them.`,
      })),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, before = reason, at = json.trimEnd().length] =
      /^(.*?)(?: in JSON)? at position (\d+)/s.exec(reason) ?? [];
    const message = `expected JSON: ${shortened(before)}.`;
    return { problems: [{ line: lineAt(Number(at)), message }] };
  }
}

interface Parsed {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

function parse(text: string): Parsed {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, logLevel: "error" } as const;
  return { document: parseDocument(text, options), lines };
}

function located(
  { document, lines }: Parsed,
  text: string,
  value: unknown,
  linesAbove: number,
): StructuredText {
  return {
    value,
    lineOf(keys) {
      const node = nodeAt(document.contents, keys);
      const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
      return Math.max(1, lines.linePos(offset).line) + linesAbove;
    },
    textOf: (line) => text.split("\n")[line - linesAbove - 1] ?? "",
  };
}

/** The key of an entry with a name, and of a list the entry itself. */
function nodeAt(node: unknown, [key, ...rest]: readonly unknown[]): unknown {
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return item === undefined || rest.length === 0 ? (item ?? node) : nodeAt(item, rest);
  }
  const pair = isMap(node)
    ? node.items.find(({ key: own }) => String(isScalar(own) ? own.value : own) === String(key))
    : undefined;
  if (pair === undefined) return node;
  return rest.length === 0 || !isNode(pair.value) ? pair.key : nodeAt(pair.value, rest);
}

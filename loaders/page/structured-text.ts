import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import { shortened } from "../../src/site/schemas.ts";
import type { PageProblem } from "../../src/types.ts";
import { yamlProblems } from "./yaml-problems.ts";

/** A text that was written in YAML or JSON, and where each of its values stands. */
export interface StructuredText {
  /** Undefined where the text is neither. */
  readonly value: unknown;
  /** Why it is neither. */
  readonly problems: readonly PageProblem[];
  /** From 1: where the entry at the end of these keys stands, or the nearest that is around it. */
  readonly lineOf: (keys: readonly unknown[]) => number;
  /** The text of a line. */
  readonly textOf: (line: number) => string;
}

/**
 * Reads YAML.
 *
 * @param yaml the text
 * @param linesAbove how many lines of the file stand above it
 */
export function readYaml(yaml: string, linesAbove = 0): StructuredText {
  const parsed = parse(yaml);
  const problems = yamlProblems(parsed.document, yaml, parsed.lines);
  return {
    ...placesOf(parsed, yaml, linesAbove),
    value: problems.length > 0 ? undefined : parsed.document.toJS(),
    problems: problems.map((one) => ({ ...one, line: one.line + linesAbove })),
  };
}

/**
 * Reads JSON, which YAML is, too: its parser knows the line of each entry.
 *
 * @param text empty or with spaces alone is an empty object
 */
export function readJson(text: string): StructuredText {
  const json = text.replace(/^\uFEFF/, "").trim() === "" ? "{}" : text.replace(/^\uFEFF/, "");
  const parsed = parse(json);
  const places = placesOf(parsed, json, 0);
  try {
    const value: unknown = JSON.parse(json);
    const problems = parsed.document.errors
      .filter(({ code }) => code === "DUPLICATE_KEY")
      .map(({ pos: [at] }) => {
        const name = /^"[^"]*"/.exec(json.slice(at))?.[0];
        const { line } = parsed.lines.linePos(at);
        return { line, message: `${name} is there twice. Remove one of them.` };
      });
    return { ...places, value: problems.length > 0 ? undefined : value, problems };
  } catch (error) {
    return { ...places, value: undefined, problems: [jsonProblem(String(error), json)] };
  }
}

/** @param reason of the engine: `SyntaxError: Expected ',' in JSON at position 5` */
function jsonProblem(reason: string, json: string): PageProblem {
  const [, what = reason, at = json.trimEnd().length] =
    /^SyntaxError: (.*?)(?:(?: in JSON)? at position (\d+).*)?$/s.exec(reason) ?? [];
  const line = json.slice(0, Number(at)).split("\n").length;
  return { line, message: `expected JSON: ${shortened(what)}.` };
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

function placesOf(
  { document, lines }: Parsed,
  text: string,
  linesAbove: number,
): Pick<StructuredText, "lineOf" | "textOf"> {
  return {
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

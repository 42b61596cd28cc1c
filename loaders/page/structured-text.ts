import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import { shortened } from "../../src/site/schemas.ts";
import type { PageProblem } from "../../src/types.ts";
import { yamlProblems } from "./yaml-problems.ts";

/** YAML or JSON, with the line of each value. */
export interface StructuredText {
  /** Undefined if the text is invalid. */
  readonly value: unknown;
  /** Syntax errors. */
  readonly problems: readonly PageProblem[];
  /** From 1. If the keys don't exist, the line of the nearest entry around them. */
  readonly lineOf: (keys: readonly unknown[]) => number;
  readonly textOf: (line: number) => string;
}

/** @param linesAbove number of lines of the file before the YAML */
export function readYaml(yaml: string, linesAbove = 0): StructuredText {
  const parsed = parse(yaml);
  const problems = yamlProblems(parsed.document, yaml, parsed.lines);
  return {
    ...placesOf(parsed, yaml, linesAbove),
    value: problems.length > 0 ? undefined : parsed.document.toJS(),
    problems: problems.map((one) => ({ ...one, line: one.line + linesAbove })),
  };
}

/** In development, each edit of a page reads all files anew. */
const known = new Map<string, StructuredText>();

/** Parses JSON as YAML, because that parser knows the lines. An empty text is an empty object. */
export function readJson(text: string): StructuredText {
  const read = known.get(text) ?? parseJson(text);
  known.set(text, read);
  return read;
}

function parseJson(text: string): StructuredText {
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

/** @param reason from the engine, like `SyntaxError: Expected ',' in JSON at position 5` */
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

/** The key of a named entry, or the entry itself in a list. */
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

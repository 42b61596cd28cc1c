import { stripTypeScriptTypes } from "node:module";
import { parse, tokenizer, type Comment, type Options, type Program } from "acorn";

export interface ParsedCode {
  /** The code that was given, and what is put around it to parse it. */
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** How many characters stand in front of the code that was given. */
  readonly shift: number;
}

/** Returns undefined for what isn't a program, and for JSX. */
export function parseProgram(text: string, language: string): ParsedCode | undefined {
  // A fence is checked first, and then linked.
  if (last?.text === text && last.language === language) return last.parsed;
  const parsed = parsedProgram(text, language);
  last = { text, language, parsed };
  return parsed;
}

let last: { text: string; language: string; parsed: ParsedCode | undefined } | undefined;

function parsedProgram(text: string, language: string): ParsedCode | undefined {
  const comments: Comment[] = [];
  try {
    const program = parse(withoutTypes(text, language), { ...options, onComment: comments });
    return { text, program, comments, shift: 0 };
  } catch {
    return undefined;
  }
}

/**
 * Also reads a part of a configuration, as far as it says where it belongs: an object, or options,
 * with or without the end of what is around them.
 */
export function parseConfiguration(code: string, language: string): ParsedCode | undefined {
  if (/^\s*[{[]/.test(code)) return parseBehind("export default ", code, language);
  return parseProgram(code, language) ?? parsePart(code, language);
}

const options: Options = {
  ecmaVersion: "latest",
  sourceType: "module",
  // A sample may show the inside of a function, or only one of two files.
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
};

/** Spaces replace the types, so that everything stays where it is. */
const withoutTypes = (code: string, language: string) =>
  /^[cm]?tsx?$|^typescript$/.test(language) ? stripTypeScriptTypes(code) : code;

function parseBehind(start: string, code: string, language: string): ParsedCode | undefined {
  const parsed = parseProgram(start + code, language);
  return parsed && { ...parsed, shift: start.length };
}

function parsePart(code: string, language: string): ParsedCode | undefined {
  const brackets = unmatched(code);
  if (brackets === undefined) return undefined;
  const { closing, opening } = brackets;
  const missing = Math.max(depthOf(code) - closing.length, 0);
  const around = ["{".repeat(missing), ...closing.toReversed().map(openerOf)].join("");
  // What a bracket within an object belongs to isn't known.
  const start = `export default ${around.replaceAll(/\{(?=.)/g, "{ _: ")}`;
  const end = opening.toReversed().map(closerOf).join("") + "}".repeat(missing);
  return parseBehind(around === "" ? "" : start, code + end, language);
}

/** How many brackets the code is in: an option of the configuration is in one, and has two spaces. */
function depthOf(code: string): number {
  const [, indent = "", closer] = /^(?:[^\S\n]*\n)*([^\S\n]*)([}\])])?/.exec(code) ?? [];
  return indent.length / 2 + Number(closer !== undefined);
}

const pairs = ["{}", "[]", "()"];

const openerOf = (closer: string): string => pairs.find((pair) => pair.endsWith(closer))?.[0] ?? "";

const closerOf = (opener: string): string =>
  pairs.find((pair) => pair.startsWith(opener))?.[1] ?? "";

/** The brackets that have no other half, in order. Undefined if the code isn't JavaScript. */
function unmatched(code: string) {
  const [closing, opening]: [string[], string[]] = [[], []];
  try {
    for (const { type } of tokenizer(code, options)) {
      const bracket = type.label.replace("${", "{");
      if (openerOf(bracket) !== "" && opening.pop() === undefined) closing.push(bracket);
      if (closerOf(bracket) !== "") opening.push(bracket);
    }
    return { closing, opening };
  } catch {
    return undefined;
  }
}

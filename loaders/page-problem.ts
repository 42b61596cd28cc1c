import type { PageProblem } from "../src/types.ts";
import { syntaxAdvice } from "./syntax-advice.ts";

/** What webpack puts before the message of an error in a module that it executed. */
const wrapping =
  /^(?:Execution of module code from module graph \(.*?\) failed:|[^\s:/]+\.mdx?:(?=[A-Za-z]*Error:|[^\s:/]+\.mdx?:\d)|Module build failed \(from [^)]*\):|[A-Za-z]*Error:)\s*/;

/**
 * Reads the place and the first sentence out of what compiling or rendering a page threw.
 *
 * @param error from MDX (`index.mdx:12:3: Unexpected …`), from webpack or from a component
 * @param file the page, absolute
 * @param source its text
 */
export function problemOf(error: unknown, file: string, source: string): PageProblem {
  const name = file.split(/[\\/]/).at(-1) ?? file;
  const text = unwrapped(messageOf(error).replaceAll(file, name));
  if (/^Maximum call stack size exceeded/.test(text)) return tooDeep(source);
  const located = text.split("\n").find((line) => line.startsWith(`${name}:`)) ?? "";
  const place = /^[^:]*:(\d+):\d+(?:-[\d:]+)?: (.*)$/.exec(located);
  const message = place?.[2] ?? reasonOf(error);
  // MDX gives some errors no place but in their text: "(12:1-12:6)". In the message about a file
  // that the page imports, it is that file's.
  const ownText = otherFile.test(message) ? "" : message;
  const known = /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(ownText)?.[1] ?? place?.[1];
  const line = known === undefined ? guessedLine(error, message, source) : Number(known);
  const [, other = "", theirs = ""] = /^([^\s:]+\.mdx?):[\d:-]+ (.*)$/.exec(message) ?? [];
  if (other !== "") return { line, message: `in ${other}: ${syntaxAdvice(theirs, "")}` };
  return { line, message: syntaxAdvice(message, source.split("\n")[line - 1] ?? "") };
}

/** No parser says where: on the line, most likely, where the most is opened. */
function tooDeep(source: string): PageProblem {
  const line = lineOfMost(source, (text) => text.match(/[<>[({*_]/g)?.length ?? 0);
  const message =
    "something is nested too deeply: expected less than a hundred quotes, lists, elements, brackets or components in one another.";
  return { line, message };
}

/** The first line of which a function gives the greatest number. */
function lineOfMost(source: string, measure: (line: string) => number): number {
  const measured = source.split("\n").map(measure);
  return measured.indexOf(measured.reduce((a, b) => Math.max(a, b), 0)) + 1;
}

const otherFile = /^([^\s:]+\.mdx?):/;

/** The first sentence of what building or running a module threw. */
export const reasonOf = (error: unknown): string => messageOf(error).split("\n", 1)[0] ?? "";

const messageOf = (error: unknown) =>
  unwrapped(error instanceof Error ? error.message : String(error));

function unwrapped(text: string): string {
  const rest = text.trimStart().replace(wrapping, "");
  return rest === text ? text : unwrapped(rest);
}

/**
 * Compiled pages have no way back to their source, so an error while one is rendered is looked for
 * by what it names: a variable that is not defined, a file, or the first component of its stack
 * that the page uses, where the line has most in common with the message.
 */
function guessedLine(error: unknown, message: string, source: string): number {
  const missing = /^([\w$]+) is not defined/.exec(message)?.[1];
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const called = [...stack.matchAll(/^\s+at (?:\w+\.)?([A-Z][\w$]*) /gm)];
  const file = otherFile.exec(message)?.[1];
  const imported = /Cannot find module '([^']+)'/.exec(message)?.[1];
  const names = [missing ?? file ?? "", ...called.map(([, name]) => `<${name}`)];
  const lines = source
    .split("\n")
    .map((text, index) => ({ line: index + 1, text, words: words(text) }));
  const found = [
    lines.filter(({ text }) => imported !== undefined && text.includes(imported)),
    ...names.map((name) => lines.filter((line) => line.words.includes(name) && name !== "")),
  ].find((places) => places.length > 0);
  const named = new Set(words(message));
  const inCommon = (line: readonly string[]) => line.filter((word) => named.has(word)).length;
  return found?.toSorted((a, b) => inCommon(b.words) - inCommon(a.words))[0]?.line ?? 1;
}

/** `<Part` and `part.mdx` are words, `a.b` is two. */
const words = (text: string): readonly string[] => text.match(/[\w$-]+\.mdx?\b|<?[\w$]+/g) ?? [];

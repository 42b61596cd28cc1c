import { stripVTControlCharacters } from "node:util";
import type { Excerpt } from "./sample-project.ts";

/**
 * Whole lines of a text: from the first one that has `from` in it, to the next one with `to`.
 *
 * @throws if the text has no such line
 */
export function excerptOf(text: string, wanted: Excerpt): string {
  const { lines, first, end } = partOf(text, wanted);
  const shown = lines.slice(first, end);
  const indent = Math.min(
    ...shown.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)),
  );
  return shown.map((line) => line.slice(indent)).join("\n");
}

/** What a terminal shows, with … for what is left out, because no title says so. */
export function terminalExcerpt(text: string, wanted: Excerpt): string {
  if (wanted.from === undefined && wanted.to === undefined) return text;
  const { lines, first, end } = partOf(text, wanted);
  const before = first > 0 ? ["…"] : [];
  const after = end < lines.length ? ["…"] : [];
  return [...before, ...lines.slice(first, end), ...after].join("\n");
}

function partOf(text: string, { from, to }: Excerpt) {
  const lines = text.trimEnd().split("\n");
  const first = from === undefined ? 0 : place(lines, from, 0);
  const end = to === undefined ? lines.length : place(lines, to, first) + 1;
  return { lines, first, end };
}

function place(lines: readonly string[], wanted: string, start: number): number {
  const found = lines.findIndex(
    (line, at) => at >= start && stripVTControlCharacters(line).includes(wanted),
  );
  if (found < 0) throw new Error(`no line of it has ${JSON.stringify(wanted)}`);
  return found;
}

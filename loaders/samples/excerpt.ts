import type { Excerpt } from "./sample-project.ts";

/**
 * Whole lines of a text: from the first one that has `from` in it, to the next one with `to`.
 *
 * @throws if the text has no such line
 */
export function excerptOf(text: string, { from, to }: Excerpt): string {
  const lines = text.trimEnd().split("\n");
  const first = from === undefined ? 0 : place(lines, from, 0);
  const last = to === undefined ? lines.length - 1 : place(lines, to, first);
  const shown = lines.slice(first, last + 1);
  const indent = Math.min(
    ...shown.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)),
  );
  return shown.map((line) => line.slice(indent)).join("\n");
}

function place(lines: readonly string[], wanted: string, start: number): number {
  const found = lines.findIndex((line, at) => at >= start && line.includes(wanted));
  if (found < 0) throw new Error(`no line of it has ${JSON.stringify(wanted)}`);
  return found;
}

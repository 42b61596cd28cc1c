import type { Place } from "./reading/static-value.ts";

/** A line of the reader's text with a part of it marked. */
export interface ShownLine {
  /** From 1, as editors count. */
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** How many characters around the mark are shown. */
const most = 60;

/** The line where a place starts. */
export function shownLine(text: string, { start, end }: Place): ShownLine {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", start);
  const lineEnd = next === -1 ? text.length : next;
  const before = text.slice(lineStart, start).trimStart();
  const marked = text.slice(start, Math.min(Math.max(end, start + 1), lineEnd));
  const after = text.slice(start + marked.length, lineEnd).trimEnd();
  return {
    line: text.slice(0, start).split("\n").length,
    column: start - lineStart + 1,
    before: before.length > most ? `…${before.slice(-most)}` : before,
    marked: marked.length > 2 * most ? `${marked.slice(0, 2 * most)}…` : marked,
    after: after.length > most ? `${after.slice(0, most)}…` : after,
  };
}

import type { CodeLink } from "../../src/site/code/code-marks.ts";
import type { CodeLine } from "../code/diff-lines.ts";

/**
 * Returns the links in a diff: those of the code after the change, and in removed lines those of
 * the code before it.
 *
 * @param linksOf finds the links in code without markers
 */
export function changedLinks(
  lines: readonly CodeLine[],
  linksOf: (code: string) => readonly CodeLink[],
): readonly CodeLink[] {
  const isRemoved = ({ line }: Place) => lines[line]?.change === "removed";
  const hasRemoved = lines.some(({ change }) => change === "removed");
  const before = hasRemoved ? linksWithout(lines, "added", linksOf).filter(isRemoved) : [];
  return [...linksWithout(lines, "removed", linksOf), ...before].map(({ link }) => link);
}

interface Place {
  readonly line: number;
  /** In the whole diff. */
  readonly link: CodeLink;
}

function linksWithout(
  lines: readonly CodeLine[],
  left: CodeLine["change"],
  linksOf: (code: string) => readonly CodeLink[],
): readonly Place[] {
  const kept = lines.flatMap(({ change }, line) => (change === left ? [] : [line]));
  const textOf = (line: number) => lines[line]?.text ?? "";
  const starts = lineStarts(lines.map(({ text }) => text));
  const keptStarts = lineStarts(kept.map(textOf));
  return linksOf(kept.map(textOf).join("\n")).flatMap((link) => {
    const at = keptStarts.findLastIndex((start) => start <= link.start);
    const line = kept[at];
    if (line === undefined) return [];
    const shift = (starts[line] ?? 0) - (keptStarts[at] ?? 0);
    return [{ line, link: { ...link, start: link.start + shift, end: link.end + shift } }];
  });
}

/** The index of the first character of each line. */
function lineStarts(lines: readonly string[]): readonly number[] {
  let next = 0;
  return lines.map(({ length }) => {
    const start = next;
    next += length + 1;
    return start;
  });
}

export interface CodeLine {
  /** Without its marker. */
  readonly text: string;
  readonly change: "added" | "removed" | undefined;
}

const changes: Readonly<Record<string, CodeLine["change"]>> = { "+": "added", "-": "removed" };

/**
 * Removes the markers, so that lines can be highlighted in their own language and copied.
 *
 * Many people put a space after each marker. Code is indented by an even number of spaces, so if
 * all lines have an odd number, one of them belongs to the marker.
 */
export function diffLines(code: string): readonly CodeLine[] {
  const lines = code.split("\n");
  const indents = lines
    .filter((line) => line.slice(1).trim() !== "")
    .map((line) => /^[+\- ]?( *)/.exec(line)?.[1]?.length ?? 0);
  const width = Math.min(...indents) % 2 === 1 ? 2 : 1;
  return lines.map((line) => {
    const change = changes[line[0] ?? ""];
    const isMarked = change !== undefined || line.startsWith(" ");
    return { text: isMarked ? line.slice(width) : line, change };
  });
}

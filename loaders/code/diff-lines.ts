export interface CodeLine {
  /** Without its marker. */
  readonly text: string;
  readonly change: "added" | "removed" | undefined;
}

const changes: Readonly<Record<string, CodeLine["change"]>> = { "+": "added", "-": "removed" };

/**
 * Takes the markers off the lines of a `diff` fence, so that the rest can be highlighted in its
 * own language and copied as it is.
 *
 * A marker is one column wide. People also write `+ code`, with a space after it in every line:
 * code is indented by an even number of spaces, so an odd number everywhere includes that one.
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

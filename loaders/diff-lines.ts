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
 * A marker is one column wide. Where every line has a second, empty column after it (`+ code`),
 * as people write it by hand, that column goes too.
 */
export function diffLines(code: string): readonly CodeLine[] {
  const lines = code.split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const width = filled.every((line) => /^[+\- ](?: |$)/.test(line)) ? 2 : 1;
  return lines.map((line) => {
    const change = changes[line[0] ?? ""];
    const isMarked = change !== undefined || line.startsWith(" ");
    return { text: isMarked ? line.slice(width) : line, change };
  });
}

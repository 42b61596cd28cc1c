/** A file, and the parts of it that pages can show. */
export interface Regions {
  /** Without the lines that mark regions. */
  readonly text: string;
  /** By their names; one without a name is called "". */
  readonly regions: ReadonlyMap<string, string>;
}

/** `// #region setup`, also in the comments of CSS, HTML, and YAML */
const mark = /^\s*(?:\/\/|\/\*|<!--|#)\s*#(region|endregion)\b\s*([\w-]*).*$/;

export function readRegions(code: string): Regions {
  const text: string[] = [];
  const open: { name: string; start: number }[] = [];
  const regions = new Map<string, string>();
  for (const line of code.split("\n")) {
    const [, kind, name = ""] = mark.exec(line) ?? [];
    if (kind === "region") open.push({ name, start: text.length });
    else if (kind === undefined) text.push(line);
    else {
      const { name: ended, start } = open.pop() ?? { name: "", start: 0 };
      regions.set(ended, unindented(text.slice(start)));
    }
  }
  return { text: text.join("\n"), regions };
}

/** Removes what all lines are indented by. */
export function unindented(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== "");
  const indent = Math.min(...filled.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join("\n");
}

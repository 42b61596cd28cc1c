import { readFileSync } from "node:fs";
import path from "node:path";

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The configurations of a file, each below its name. */
export function configurationsIn(file: string): readonly NamedText[] {
  const all = readFileSync(path.join(import.meta.dirname, file), "utf8");
  return all
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [name = "", ...lines] = part.split("\n");
      return { name, text: lines.join("\n").trimEnd() };
    });
}

/** What a comment in a configuration expects in its line: `// ✗ message → nearest name`. */
export const expectedProblems = (text: string): readonly string[] =>
  text
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/\/\/ ✗ (.*?)(?= \/\/ ✗|$)/g)].map(
        ([, what = ""]) => `${index + 1}: ${what}`,
      ),
    );

import { diffLines, type CodeLine } from "../code/diff-lines.ts";

/** Whether a line stands between parts of a file, for what a diff leaves out. */
export const isGap = ({ text, change }: CodeLine): boolean =>
  change === undefined && /^\s*(?:@@.*|\u2026|\.\.\.)$/.test(text);

/**
 * Changes a file as a diff says.
 *
 * @throws with the first line that isn't in the file, or the lines that are in several places
 */
export function applyDiff(text: string, diff: string): string {
  let lines: readonly string[] = text.split("\n");
  for (const hunk of hunksOf(diff)) {
    const before = hunk.filter(({ change }) => change !== "added").map((line) => line.text);
    const after = hunk.filter(({ change }) => change !== "removed").map((line) => line.text);
    const at = placeOf(lines, before);
    lines = [...lines.slice(0, at), ...after, ...lines.slice(at + before.length)];
  }
  return lines.join("\n");
}

function hunksOf(diff: string) {
  const hunks: ReturnType<typeof diffLines>[number][][] = [[]];
  for (const line of diffLines(diff)) {
    if (isGap(line)) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks.filter((hunk) => hunk.some(({ change }) => change !== undefined));
}

function placeOf(lines: readonly string[], wanted: readonly string[]): number {
  const places = lines.flatMap((_, at) =>
    wanted.every((line, offset) => lines[at + offset] === line) ? [at] : [],
  );
  const [place] = places;
  if (place !== undefined && places.length === 1) return place;
  if (places.length > 1)
    throw new Error("its lines are in several places of the file: show more of those around them.");
  const missing = wanted.find((line) => !lines.includes(line));
  throw new Error(
    missing === undefined
      ? "its lines aren't in the file one after the other: put … where lines are left out."
      : `the file has no line ${JSON.stringify(missing)}.`,
  );
}

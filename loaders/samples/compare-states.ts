import { diffArrays } from "diff";
import type {
  EmittedFile,
  SampleResult,
  SampleResults,
  TextResult,
} from "../../src/site/code/sample-results.ts";
import type { PageProblem } from "../../src/types.ts";
import type { RanState } from "./recorded.ts";

/** What pages show of all states, with what differs between those of a `<Compare>`. */
export function comparedResults(runs: readonly RanState[]): SampleResults {
  const results = new Map(runs.map(({ state, run }) => [state.id, run.results]));
  return Object.fromEntries(
    runs.map(({ state: { id, variants }, run }) => {
      const [first, second] = variants?.element === "Compare" ? variants.ids : [];
      const others = results.get((id === first ? second : first) ?? "") ?? [];
      return [id, run.results.map((own, index) => compared(own, others[index], id === second))];
    }),
  );
}

/** Elements that show the same for all values. */
export const problemsOfVariants = (runs: readonly RanState[]): readonly PageProblem[] =>
  runs.flatMap(({ state: { id, line, variants } }) => {
    if (variants?.ids[0] !== id) return [];
    const all = runs.filter(({ state }) => variants.ids.includes(state.id));
    if (new Set(all.map(({ run }) => JSON.stringify(run.results))).size > 1) return [];
    const message = `<${variants.element}> shows the same for all values: show another result, or change another option.`;
    return [{ line, message }];
  });

function compared(own: SampleResult, other: SampleResult | undefined, isLater: boolean) {
  if (own.kind === "text" && other?.kind === "text") return withMarks(own, other);
  if (own.kind === "emitted" && other?.kind === "emitted")
    return { ...own, files: own.files.map((file) => withDifference(file, other.files, isLater)) };
  return own;
}

function withMarks(own: TextResult, other: TextResult): TextResult {
  const lines = own.text.split("\n");
  const marked: (readonly [number, number])[] = [];
  let line = 1;
  for (const { count, added, removed } of diffArrays(other.text.split("\n"), lines)) {
    if (removed) continue;
    if (added) marked.push([line, line + count - 1]);
    line += count;
  }
  // Marks on all lines would distinguish none of them.
  const isOther = marked.some(([first, last]) => first === 1 && last === lines.length);
  return marked.length === 0 || isOther ? own : { ...own, marked };
}

function withDifference(
  file: EmittedFile,
  others: readonly EmittedFile[],
  isLater: boolean,
): EmittedFile {
  const other = others.find(({ path }) => nameOf(path) === nameOf(file.path));
  if (other === undefined) return { ...file, difference: { isAlone: true } };
  const growth = file.size - other.size;
  if (growth === 0) return file;
  return { ...file, difference: { isAlone: false, ...(isLater && { growth }) } };
}

/** Files are the same if only the hashes in their names differ. */
const nameOf = (path: string) => path.replaceAll(/\b[\da-f]{8,}\b/g, "*");

import type { PageProblem } from "../../src/types.ts";
import type { SampleProblem, SampleRun } from "./run-sample.ts";
import type { SampleState } from "./sample-project.ts";

/** What a writer has to mend: what webpack has against a sample, unless the page expects it. */
export function problemsOfRun(state: SampleState, run: SampleRun): readonly PageProblem[] {
  const { errors, warnings, missing } = run;
  const { name, expected, wanted } = state;
  // What ended the process isn't what the page wants to show.
  const isWrong = (expected !== "error" || run.isLost === true) && errors.length > 0;
  const isWarned = expected !== "warning" && warnings.length > 0;
  const found = expected === "error" ? errors : warnings;
  if (isWrong || isWarned)
    return [...(isWrong ? errors : []), ...(isWarned && expected !== "error" ? warnings : [])].map(
      (problem) => ({
        line: lineOf(problem, state),
        message: `sample "${name}" doesn't build: ${problem.message}`,
      }),
    );
  if (expected !== undefined && found.length === 0)
    return [
      {
        line: state.line,
        message: `sample "${name}" gives no ${expected}, but its fence says expect=${expected}.`,
      },
    ];
  return missing.map(({ index, message }) => ({
    line: wanted[index]?.line ?? state.line,
    message: `the result of sample "${name}" can't be shown: ${message}`,
  }));
}

/** Of the fence with the file that it's about, or with the configuration. */
function lineOf({ file }: SampleProblem, { files, line }: SampleState): number {
  const own = file === undefined ? undefined : files[file]?.line;
  const config = Object.entries(files).find(([name]) => name.startsWith("webpack.config."));
  return own ?? config?.[1].line ?? line;
}

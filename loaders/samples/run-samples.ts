import type { SampleResults } from "../../src/site/code/sample-results.ts";
import type { PageProblem } from "../../src/types.ts";
import { runSampleInProcess } from "../workers.ts";
import type { SampleRun } from "./run-sample.ts";
import { comparedResults, problemsOfVariants } from "./compare-states.ts";
import { runKey, readRuns, writeRuns } from "./run-cache.ts";
import { changedResults, type RanState } from "./recorded.ts";
import type { SampleState } from "./sample-project.ts";
import { problemsOfRun } from "./sample-problems.ts";

export interface PageSamples {
  readonly results: SampleResults;
  readonly problems: readonly PageProblem[];
}

/**
 * Runs the samples of a page, apart from those that ran before and haven't changed.
 *
 * @param page relative to the content folder
 */
export async function runSamples(
  page: string,
  states: readonly SampleState[],
): Promise<readonly RanState[]> {
  if (states.length === 0) return [];
  const known = await readRuns(page);
  const runs = await Promise.all(
    states.map(async (state) => {
      const key = runKey(state);
      const run = known[key] ?? (await runSampleInProcess(state).catch(failedRun));
      return { state, key, run };
    }),
  );
  const kept = runs.filter(({ run }) => run.isLost !== true);
  if (kept.some(({ key }) => known[key] === undefined))
    await writeRuns(page, Object.fromEntries(kept.map(({ key, run }) => [key, run])));
  return runs;
}

/**
 * What a page shows of its samples.
 *
 * @param record of earlier results: see `recorded.ts`
 */
export function pageSamples(runs: readonly RanState[], record: string | undefined): PageSamples {
  const failures = runs.flatMap(({ state, run }) => problemsOfRun(state, run));
  const problems = failures.length > 0 ? failures : problemsOfVariants(runs);
  return {
    results: comparedResults(runs),
    // What fails has other results, too.
    problems: problems.length > 0 || record === undefined ? problems : changedResults(runs, record),
  };
}

/** The process was ended, by the sample or because it took too long. */
const failedRun = (error: unknown): SampleRun => ({
  errors: [{ message: `its process has ended. ${error instanceof Error ? error.message : ""}` }],
  warnings: [],
  results: [],
  missing: [],
  isLost: true,
});

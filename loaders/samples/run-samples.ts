import type { SampleResults } from "../../src/site/code/sample-results.ts";
import type { PageProblem } from "../../src/types.ts";
import { withSampleProcess } from "../workers.ts";
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

/** Those whose process has ended: another build may run them, but this one has no more time for them. */
const lost = new Map<string, SampleRun>();

/**
 * Runs the samples of a page, apart from those that ran before and haven't changed.
 *
 * @param page relative to the content folder
 * @param onStart called if some have to run
 */
export async function runSamples(
  page: string,
  states: readonly SampleState[],
  onStart?: () => void,
): Promise<readonly RanState[]> {
  if (states.length === 0) return [];
  const runs = new Map([...lost, ...Object.entries(await readRuns(page))]);
  const keyed = states.map((state) => ({ state, key: runKey(state) }));
  const missing = new Map(keyed.filter(({ key }) => !runs.has(key)).map((one) => [one.key, one]));
  if (missing.size > 0) {
    onStart?.();
    await withSampleProcess(async (run) => {
      for (const [key, { state }] of missing) runs.set(key, await run(state).catch(failedRun));
    });
  }
  const ran = keyed.flatMap(({ key, state }) => {
    const run = runs.get(key);
    return run ? [{ key, state, run }] : [];
  });
  const kept = ran.filter(({ run }) => run.isLost !== true);
  for (const { key, run } of ran) if (run.isLost === true) lost.set(key, run);
  if (kept.some(({ key }) => missing.has(key)))
    // What can't be kept is a result nevertheless; the next build runs the samples again.
    await writeRuns(page, Object.fromEntries(kept.map(({ key, run }) => [key, run]))).catch(
      () => undefined,
    );
  return ran;
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

import type { LoaderContext } from "webpack";
import type { SampleState } from "./sample-project.ts";
import { pageSamples, runSamples, type PageSamples } from "./run-samples.ts";

/** Pages whose samples are running. */
const running = new Set<string>();

/**
 * Shows a page in development before its samples have run: it's built again when they have.
 *
 * @param page relative to the content folder
 */
export async function samplesSoFar(
  context: LoaderContext<object>,
  page: string,
  states: readonly SampleState[],
): Promise<PageSamples> {
  if (running.has(page)) return later(context, states);
  // webpack takes it from the context once the page is built.
  const compiler = context._compiler;
  return new Promise((resolve, reject) => {
    const show = () => {
      running.add(page);
      resolve(later(context, states));
    };
    const finish = () => {
      if (running.delete(page)) compiler?.watching?.invalidate();
    };
    runSamples(page, states, show)
      .then((runs) => resolve(pageSamples(runs, undefined)), reject)
      .finally(finish);
  });
}

function later(context: LoaderContext<object>, states: readonly SampleState[]): PageSamples {
  context.cacheable(false);
  const result = { kind: "text", text: "The sample is running …", language: "text" } as const;
  const results = states.map(({ id, wanted }) => [id, wanted.map(() => result)]);
  return { results: Object.fromEntries(results), problems: [] };
}

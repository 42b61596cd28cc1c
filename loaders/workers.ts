import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { Tinypool, type Options } from "tinypool";
import type { MarkedCode } from "../src/site/code/code-marks.ts";
import type { PageToCompile } from "./markdown/compile-page.ts";
import type { SampleRun } from "./samples/run-sample.ts";
import type { SampleState } from "./samples/sample-project.ts";
import type { PublicFacts } from "./reference/public-facts.ts";

const kinds: Options[] = [];

/** Running workers, by their kind. */
const pools = new Map<Options, Tinypool>();

const compiling: Options = {
  filename: import.meta.resolve("./markdown/compile-page.ts"),
  // In MB, as below. V8 lets a heap grow in proportion to its limit.
  resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  // Node warns of the function that removes types from samples.
  execArgv: ["--disable-warning=ExperimentalWarning"],
};

/** So many pages keep all workers busy. */
export const pagesAtOnce = 16;

/** Compiles MDX. */
export const compileInThread = workers<PageToCompile, string>(compiling);

/** These threads have read most facts for the pages. */
export const readFactsInThread = (): Promise<PublicFacts> =>
  poolOf(compiling).run(undefined, { name: "publicFacts" });

/**
 * Returns the HTML of each piece of code. A process gives all its memory back; when a thread ends that has
 * run WebAssembly, as highlighting does, V8 may crash ("jit_page.has_value()").
 */
export const highlightInProcess = workers<readonly MarkedCode[], readonly string[]>({
  filename: import.meta.resolve("./code/highlight-samples.ts"),
  runtime: "child_process",
  // Few sites are large enough for the code of V8's last compiler to pay off: 150 pages take a tenth less.
  execArgv: ["--max-semi-space-size=4", "--no-opt"],
});

const samplingProcess = (): Options => ({
  filename: import.meta.resolve("./samples/run-sample.ts"),
  runtime: "child_process",
  execArgv: [
    "--disable-warning=ExperimentalWarning",
    // In MB: without a limit, each process keeps a gigabyte of what it no longer needs.
    "--max-old-space-size=768",
    // What they build is too different for V8's last compiler: without it, they take a tenth less.
    "--no-opt",
  ],
  minThreads: 1,
  maxThreads: 1,
  // A sample's folder is the working directory.
  concurrentTasksPerWorker: 1,
  // In bytes. Node.js never forgets the modules of configurations.
  maxMemoryLimitBeforeRecycle: 400_000_000,
});

// Samples take longer than all the rest of a build, which waits for them.
const idleProcesses = Array.from({ length: availableParallelism() }, samplingProcess);

const pageInTurn = pLimit(idleProcesses.length);

/** In milliseconds. Most samples take some fifty. */
const sampleLimit = 20_000;

/** @throws if it takes too long, or ends its process */
export type RunSample = (state: SampleState, limit?: number) => Promise<SampleRun>;

/**
 * Lends a process in which samples are built. Those of a page share one, because it minimizes a package
 * only once. Most builds find all results in the cache, and need none.
 */
export const withSampleProcess = <Result>(
  use: (run: RunSample) => Promise<Result>,
): Promise<Result> =>
  pageInTurn(async () => {
    const kind = idleProcesses.pop() ?? samplingProcess();
    try {
      return await use((state, limit = sampleLimit) => runSample(kind, state, limit));
    } finally {
      idleProcesses.push(kind);
    }
  });

async function runSample(kind: Options, state: SampleState, limit: number): Promise<SampleRun> {
  const signal = AbortSignal.timeout(limit);
  try {
    return await poolOf(kind).run(state, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`It was stopped after ${limit / 1000} seconds.`, { cause: error });
  }
}

/** Gives their memory back, once all pages are compiled. Another task would start them again. */
export async function stopWorkers(): Promise<void> {
  const running = [...pools.values()];
  pools.clear();
  await Promise.all(running.map((pool) => pool.destroy()));
}

/**
 * With two kinds of tasks, each worker would load and optimize the code of both. All workers start
 * with the first task, because most pages have samples, and a build that finds all pages in its
 * cache needs none.
 */
function workers<Input, Output>(kind: Options): (input: Input) => Promise<Output> {
  kinds.push(kind);
  return (input) => {
    for (const one of kinds) poolOf(one);
    return poolOf(kind).run(input);
  };
}

function poolOf(kind: Options): Tinypool {
  const pool = pools.get(kind) ?? startPool(kind);
  pools.set(kind, pool);
  return pool;
}

function startPool(kind: Options): Tinypool {
  // webpack and the other kind need processors, too.
  const count = Math.ceil(availableParallelism() / 2);
  return new Tinypool({
    // Otherwise, it would end workers whenever they have nothing to do.
    minThreads: count,
    maxThreads: count,
    // A worker knows its next tasks while webpack is busy.
    concurrentTasksPerWorker: 4,
    ...kind,
  });
}

import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { CodeSample } from "./code/samples.ts";
import type { PageToCompile } from "./markdown/compile-page.ts";

/** Files that threads run, each for its kind of task. */
const files: string[] = [];

/** Running threads, by their file. */
const pools = new Map<string, Tinypool>();

/** Compiles MDX. */
export const compileInThread = threads<PageToCompile, string>(
  import.meta.resolve("./markdown/compile-page.ts"),
);

/** Returns the HTML of each sample. */
export const highlightInThread = threads<readonly CodeSample[], readonly string[]>(
  import.meta.resolve("./code/highlight-samples.ts"),
);

/** Gives their memory back, once all pages are compiled. Another task would start them again. */
export async function stopThreads(): Promise<void> {
  const running = [...pools.values()];
  pools.clear();
  await Promise.all(running.map((pool) => pool.destroy()));
}

/**
 * Threads for one kind of task. With both kinds, each thread would load and optimize the code of
 * both. All start with the first task, because most pages have samples, and a build that finds all
 * pages in its cache needs none.
 */
function threads<Input, Output>(filename: string): (input: Input) => Promise<Output> {
  files.push(filename);
  return (input) => {
    for (const file of files) poolOf(file);
    return poolOf(filename).run(input);
  };
}

function poolOf(filename: string): Tinypool {
  const pool = pools.get(filename) ?? startPool(filename);
  pools.set(filename, pool);
  return pool;
}

function startPool(filename: string): Tinypool {
  // webpack and the other kind need processors, too.
  const count = Math.ceil(availableParallelism() / 2);
  return new Tinypool({
    filename,
    // Otherwise, it would end threads whenever they have nothing to do.
    minThreads: count,
    maxThreads: count,
    // A thread knows its next tasks while webpack is busy.
    concurrentTasksPerWorker: 4,
    // In MB. V8 lets a heap grow in proportion to its limit.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  });
}

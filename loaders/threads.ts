import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { CodeSample } from "./code/samples.ts";
import type { PageToCompile } from "./markdown/compile-page.ts";

const compiler = import.meta.resolve("./markdown/compile-page.ts");

/** Compiles MDX. */
export const compileInThread = threads<PageToCompile, string>(compiler);

/** Returns the HTML of each sample. */
export const highlightInThread = threads<readonly CodeSample[], readonly string[]>(
  import.meta.resolve("./code/highlight-samples.ts"),
);

/** By the file that their threads run. */
const pools = new Map<string, Tinypool>();

/**
 * Gives the memory of threads that compile back, once all pages are compiled. Another task would start
 * them again. Those that highlight stay: when a thread that has run WebAssembly ends, V8 may crash
 * ("jit_page.has_value()") while others compile.
 */
export async function stopCompiling(): Promise<void> {
  const pool = pools.get(compiler);
  pools.delete(compiler);
  await pool?.destroy();
}

/**
 * Threads for one kind of task. With both kinds, each thread would load and optimize the code of
 * both. They start with the first task, so a build that finds all pages in its cache starts none.
 */
function threads<Input, Output>(filename: string): (input: Input) => Promise<Output> {
  return (input) => {
    const pool = pools.get(filename) ?? startPool(filename);
    pools.set(filename, pool);
    return pool.run(input);
  };
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

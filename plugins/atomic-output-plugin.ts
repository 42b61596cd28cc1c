import { rmSync } from "node:fs";
import path from "node:path";
import type { Compilation, Compiler } from "webpack";
import { checkOutput, folderBeside, removeLeftovers, swap } from "./output/output-folder.ts";
import { plainError } from "./check/plain-error.ts";
import { realPath } from "./output/real-path.ts";

/**
 * Lets a build write beside its output folder, and swaps the two when everything is written: a build
 * that fails or is killed leaves the last one alone.
 */
export class AtomicOutputPlugin {
  apply(compiler: Compiler): void {
    const { name } = AtomicOutputPlugin;
    let output = "";
    let fresh: string | undefined;
    const prepare = () => {
      output = realPath(compiler.outputPath);
      removeLeftovers(output);
      checkOutput(output);
    };
    compiler.hooks.beforeRun.tap(name, prepare);
    compiler.hooks.watchRun.tap(name, prepare);
    // Before webpack cleans the folder.
    compiler.hooks.emit.tap({ name, stage: -1000 }, (compilation) => {
      refuseSources(output, compilation);
      fresh = folderBeside(output);
      compiler.outputPath = fresh ?? output;
    });
    compiler.hooks.afterEmit.tap({ name, stage: 1000 }, () => {
      compiler.outputPath = output;
      if (fresh !== undefined) swap(fresh, output);
      fresh = undefined;
    });
    compiler.hooks.failed.tap(name, () => {
      if (fresh === undefined) return;
      compiler.outputPath = output;
      // Retried because webpack still writes other files when the first one fails.
      rmSync(fresh, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    });
  }
}

/** Everything in the output folder is removed. */
function refuseSources(output: string, { fileDependencies }: Compilation): void {
  const source = [...fileDependencies].find((file) => file.startsWith(output + path.sep));
  if (source === undefined) return;
  throw plainError(
    `The output folder ${output} holds ${path.relative(output, source)}, which the build reads, and everything in it would be removed: choose another folder.`,
  );
}

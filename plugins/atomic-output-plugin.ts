import { rmSync } from "node:fs";
import path from "node:path";
import type { Compilation, Compiler } from "webpack";
import {
  checkOutput,
  folderBeside,
  plainError,
  realPath,
  removeLeftovers,
  swap,
} from "./output/output-folder.ts";

/** Builds into a sibling folder and swaps it in at the end, so a failed build changes nothing. */
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
      // In an empty folder, there is no file to compare with.
      compiler.options.output.compareBeforeEmit = fresh === undefined;
    });
    compiler.hooks.afterEmit.tap({ name, stage: 1000 }, () => {
      compiler.outputPath = output;
      if (fresh !== undefined) swap(fresh, output);
      fresh = undefined;
    });
    compiler.hooks.failed.tap(name, () => {
      if (fresh === undefined) return;
      compiler.outputPath = output;
      // Retry, because webpack keeps writing other files after the first failure.
      rmSync(fresh, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    });
  }
}

/** The output folder is replaced as a whole, so it must not contain source files. */
function refuseSources(output: string, { fileDependencies }: Compilation): void {
  const source = [...fileDependencies].find((file) => file.startsWith(output + path.sep));
  if (source === undefined) return;
  throw plainError(
    `The output folder ${output} holds ${path.relative(output, source)}, which the build reads, and everything in it would be removed: choose another folder.`,
  );
}

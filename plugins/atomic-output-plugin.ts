import { rm, statSync } from "node:fs";
import path from "node:path";
import type { Compilation, Compiler, OutputFileSystem } from "webpack";
import { makeBuildFolder, recoverOutput, removeBuildFolders } from "./build-folders.ts";
import { linkTree } from "./link-tree.ts";
import { plainError } from "./plain-error.ts";
import { publish } from "./publish.ts";
import { realPath } from "./real-path.ts";

/**
 * Lets a build write beside its output folder and take that one's place when all is written: who
 * serves, deploys or reads the folder never meets half a site, even where the build is killed.
 * webpack finds there what the output has, so that it cleans and compares as it does elsewhere.
 */
export class AtomicOutputPlugin {
  apply(compiler: Compiler): void {
    const { name } = AtomicOutputPlugin;
    let finish = (_isWritten: boolean) => {};
    const prepare = () => {
      if (!writesToDisk(compiler)) return;
      const output = realPath(compiler.outputPath);
      recoverOutput(output);
      checkOutput(output);
    };
    compiler.hooks.beforeRun.tap(name, prepare);
    compiler.hooks.watchRun.tap(name, prepare);
    // Before webpack cleans the folder.
    compiler.hooks.emit.tapPromise({ name, stage: -1000 }, async (compilation) => {
      if (writesToDisk(compiler)) finish = await redirect(compiler, compilation);
    });
    compiler.hooks.afterEmit.tap({ name, stage: 1000 }, () => finish(true));
    compiler.hooks.failed.tap(name, () => finish(false));
  }
}

/** A development server keeps the files in memory. */
const writesToDisk = ({ outputFileSystem, intermediateFileSystem }: Compiler) =>
  outputFileSystem === intermediateFileSystem;

/** Tries it before the build starts: nobody should wait for one that can't be written. */
function checkOutput(output: string): void {
  const stats = statSync(output, { throwIfNoEntry: false });
  if (stats?.isDirectory() === false) {
    throw plainError(`The output folder ${output} is a file: remove it, or choose another folder.`);
  }
  try {
    removeBuildFolders(makeBuildFolder(output));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/,.*/, "") : String(error);
    throw plainError(`Can't write the output folder ${output} (${reason}): choose another folder.`);
  }
}

/** @returns function that ends it; called again it does nothing */
async function redirect(compiler: Compiler, compilation: Compilation) {
  const { outputPath, outputFileSystem } = compiler;
  const output = realPath(compilation.getPath(outputPath, {}));
  refuseSources(output, compilation);
  const fresh = makeBuildFolder(output);
  let isOpen = true;
  const finish = (isWritten: boolean) => {
    if (!isOpen) return;
    isOpen = false;
    Object.assign(compiler, { outputPath, outputFileSystem });
    if (isWritten) publish(fresh, output);
    else removeBuildFolders(fresh);
  };
  await linkTree(output, fresh);
  compiler.outputPath = fresh;
  compiler.outputFileSystem = outputFileSystem && breakingLinks(outputFileSystem);
  return finish;
}

/** Writes a new file where one is changed: the old one is part of the output before, too. */
const breakingLinks = (files: OutputFileSystem): OutputFileSystem =>
  Object.assign(Object.create(files), {
    writeFile(file: string, content: Buffer, done: (error: Error | null) => void) {
      rm(file, { force: true }, () => files.writeFile(file, content, done));
    },
  });

/** Whatever lies in the output folder is removed. */
function refuseSources(output: string, { fileDependencies }: Compilation): void {
  const source = [...fileDependencies].find((file) => file.startsWith(output + path.sep));
  if (source === undefined) return;
  throw plainError(
    `The output folder ${output} holds ${path.relative(output, source)}, which the build reads, and all that is in it would be removed: choose another folder.`,
  );
}

import path from "node:path";
import type { Chunk, Compilation, Module } from "webpack";
import type { SampleOutput } from "../../src/site/code/sample.ts";

/** Finds the source files of an output file. */
export function sourcesIn(
  name: string,
  compilation: Compilation,
): Pick<SampleOutput, "sources" | "isOnDemand"> {
  const chunks = [...compilation.chunks];
  const own = chunks.filter(({ files }) => files.has(name));
  const sources = own.length > 0 ? own.flatMap((chunk) => filesOf(chunk, compilation)) : undefined;
  const beside = chunks.filter(({ auxiliaryFiles }) => auxiliaryFiles.has(name));
  return {
    sources: sources ?? copied(name, beside, compilation),
    isOnDemand: own.length > 0 && !own.some((chunk) => chunk.canBeInitial()),
  };
}

/** Images and HTML aren't chunk files: look for their own source, or sources of the same type. */
function copied(name: string, chunks: readonly Chunk[], compilation: Compilation) {
  const { sourceFilename } = compilation.getAsset(name)?.info ?? {};
  if (sourceFilename !== undefined) return [sourceFilename];
  const files = chunks.flatMap((chunk) => filesOf(chunk, compilation));
  return files.filter((file) => path.extname(file) === path.extname(name));
}

const filesOf = (chunk: Chunk, { chunkGraph, compiler }: Compilation): readonly string[] =>
  [...chunkGraph.getChunkModules(chunk)]
    .flatMap(innerModules)
    .map((module) => module.nameForCondition())
    .filter((file) => file !== null)
    .map((file) => path.relative(compiler.context, file).replaceAll("\\", "/"))
    .toSorted();

/** Includes the modules that webpack has concatenated into one. */
const innerModules = (module: Module): readonly Module[] =>
  "modules" in module && Array.isArray(module.modules) ? module.modules : [module];

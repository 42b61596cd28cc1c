import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Chunk, Compilation, Module } from "webpack";
import type { EmittedFile } from "../../src/site/code/sample-results.ts";

/** All files that webpack emitted: what the page loads first, then what's loaded on demand. */
export async function emittedFiles(
  compilations: readonly Compilation[],
  withCode = false,
): Promise<readonly EmittedFile[]> {
  const root = outputFolder(compilations);
  const files = await Promise.all(
    compilations.flatMap((compilation) =>
      compilation.getAssets().map(async ({ name }) => {
        const file = path.join(folderOf(compilation), name.replace(/[?#].*$/s, ""));
        const content = await readFile(file);
        const { length: compressed } = await promisify(brotliCompress)(content);
        const code = withCode && isUtf8(content) ? content.toString().trimEnd() : undefined;
        const facts = sourcesIn(name, compilation);
        const shown = path.relative(root, file).replaceAll("\\", "/");
        return { path: shown, size: content.length, compressed, ...facts, code };
      }),
    ),
  );
  return files.toSorted(
    (a, b) =>
      Number(a.isOnDemand) - Number(b.isOnDemand) ||
      rankOf(a) - rankOf(b) ||
      (a.path < b.path ? -1 : 1),
  );
}

export const folderOf = ({ outputOptions }: Compilation): string => outputOptions.path ?? "";

/** The folder that has those of all compilations. */
export function outputFolder(compilations: readonly Compilation[]): string {
  const [first = "", ...others] = compilations.map(folderOf);
  return others.reduce(sharedFolder, first);
}

function sharedFolder(a: string, b: string): string {
  const others = b.split(path.sep);
  const differs = a.split(path.sep).findIndex((part, at) => part !== others[at]);
  return differs < 0 ? a : a.split(path.sep).slice(0, differs).join(path.sep);
}

const extensions = [".html", ".js", ".mjs", ".cjs", ".ts", ".css", ".json"];

/** HTML first, then the files that it loads, then the rest. */
export const rankOf = (file: { readonly path: string }): number => {
  const at = extensions.indexOf(path.extname(file.path));
  return at < 0 ? extensions.length : at;
};

/** Finds the source files of an output file. */
function sourcesIn(
  name: string,
  compilation: Compilation,
): Pick<EmittedFile, "sources" | "isOnDemand"> {
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
export const innerModules = (module: Module): readonly Module[] =>
  "modules" in module && Array.isArray(module.modules) ? module.modules : [module];

import { createHash } from "node:crypto";
import type { Chunk, Compilation, Compiler } from "webpack";
import { isPageModule } from "./content/page-facts.ts";

/**
 * Puts a hash of each page into the ID of its chunk, and so into the name of its script. Otherwise, the
 * runtime, which every reader waits for, would have a table of all pages' hashes.
 */
export class PageScriptsPlugin {
  apply(compiler: Compiler): void {
    const { name } = PageScriptsPlugin;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(name, (chunks) => {
        for (const chunk of chunks) {
          const hash = hashOfPage(chunk, compilation);
          if (hash === undefined) continue;
          chunk.name = `${chunk.name}.${hash}`;
          // The runtime names such scripts by `chunkId + ".js"`.
          chunk.id = chunk.name;
          chunk.ids = [chunk.id];
          chunk.filenameTemplate = "[name].js";
        }
      });
    });
  }
}

/** Of all that a page's script is made of; undefined for other chunks. */
function hashOfPage(chunk: Chunk, { chunkGraph }: Compilation): string | undefined {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
  if (!modules.some(isPageModule)) return undefined;
  const hash = createHash("sha1");
  for (const module of modules) {
    const source = module.originalSource()?.buffer() ?? "";
    hash
      .update(`${chunkGraph.getModuleId(module)}\0`)
      .update(source)
      .update("\0");
  }
  return hash.digest("hex").slice(0, 8);
}

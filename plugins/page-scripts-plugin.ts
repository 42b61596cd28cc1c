import { createHash } from "node:crypto";
import webpack, { type Chunk, type Compilation, type Compiler } from "webpack";
import { withPage } from "../loaders/page/page-module.ts";
import { pageText } from "./content/mentions.ts";
import { isPageModule } from "./content/page-facts.ts";

const { Compilation: stages, sources } = webpack;

/**
 * Puts a hash of each page into the ID of its chunk, and so into the name of its script. Otherwise, the
 * runtime, which every reader waits for, would have a table of all pages' hashes. Once scripts are
 * minimized, it also puts the pages into them.
 */
export class PageScriptsPlugin {
  apply(compiler: Compiler): void {
    const { name } = PageScriptsPlugin;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const pages = new Map<Chunk, Buffer>();
      compilation.hooks.beforeChunkIds.tap(name, (chunks) => {
        for (const chunk of chunks) {
          const page = pageIn(chunk, compilation);
          if (page === undefined) continue;
          pages.set(chunk, page);
          chunk.name = `${chunk.name}.${hashOf(chunk, page, compilation)}`;
          // The runtime names such scripts by `chunkId + ".js"`.
          chunk.id = chunk.name;
          chunk.ids = [chunk.id];
          chunk.filenameTemplate = "[name].js";
        }
      });
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const [{ files }, page] of pages) {
          for (const file of files) {
            compilation.updateAsset(file, (script) => {
              const text = withPage(script.source().toString(), page.toString());
              // As text, non-Latin pages would take twice the memory.
              return new sources.RawSource(Buffer.from(text));
            });
          }
        }
      });
    });
  }
}

function pageIn(chunk: Chunk, compilation: Compilation): Buffer | undefined {
  const modules = compilation.chunkGraph.getChunkModulesIterable(chunk);
  const page = [...modules].find(isPageModule);
  return page && pageText(page, compilation);
}

/** Of all that a page's script is made of, and of its form: hosts let readers keep it for a year. */
function hashOf(chunk: Chunk, page: Buffer, { chunkGraph, outputOptions }: Compilation): string {
  const form = [withPage, webpack.version, outputOptions.chunkLoadingGlobal];
  const hash = createHash("sha1").update(page).update(form.join("\0"));
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
    hash
      .update(`\0${chunkGraph.getModuleId(module)}\0`)
      .update(module.originalSource()?.source() ?? "");
  }
  return hash.digest("hex").slice(0, 8);
}

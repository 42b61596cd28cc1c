import webpack, { type Compilation, type Compiler } from "webpack";
import { buildRecord, commitOf } from "./output/build-record.ts";
import { finalFiles } from "./output/stages.ts";
import { ContentPlugin } from "./content-plugin.ts";
import { chunkName } from "./content/virtual-modules.ts";

const { sources } = webpack;

/** Emits `build.json`, by which tabs, the service worker, and deploys tell builds apart. */
export class BuildRecordPlugin {
  #time: string | undefined;

  /** @param time in ISO 8601; left out by default */
  constructor(time: string | undefined) {
    this.#time = time;
  }

  apply(compiler: Compiler): void {
    const { name } = BuildRecordPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the last change to any file, and before the worker lists the files that it precaches.
      const stage = finalFiles + 4;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const files = compilation
          .getAssets()
          // Readers ask for the file itself.
          .filter(({ name }) => !/\.(?:br|gz)$/.test(name))
          .map(({ name, source }) => ({ name, content: source.buffer() }));
        const commit = commitOf(compiler.context);
        const record = buildRecord(files, await pageChunks(compilation), {
          ...(commit !== undefined && { commit }),
          ...(this.#time !== undefined && { time: this.#time }),
        });
        const text = `${JSON.stringify(record)}\n`;
        compilation.emitAsset("build.json", new sources.RawSource(text), { build: record.id });
      });
    });
  }
}

/** URL of a page → its script in the browser. */
async function pageChunks(compilation: Compilation): Promise<ReadonlyMap<string, string>> {
  const { pages } = ContentPlugin.contentOf(compilation);
  return new Map(
    pages.flatMap(({ path, url }) => {
      const chunk = compilation.namedChunkGroups.get(chunkName(path))?.chunks[0];
      const script = [...(chunk?.files ?? [])].find((file) => file.endsWith(".js"));
      return script === undefined ? [] : [[url, script] as const];
    }),
  );
}

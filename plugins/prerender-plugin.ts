import { minify_sync } from "terser";
import webpack, { type Compilation, type Compiler } from "webpack";
import { articleLayer } from "../loaders/layer.ts";
import { withTimeLimit } from "../loaders/time-limit.ts";
import { foldersOf } from "./check-site.ts";
import { clientAssets } from "./client-assets.ts";
import { addIntegrity, integrity } from "./integrity.ts";
import { headersLimits } from "./headers-limits.ts";
import { remoteFiles } from "./page-facts.ts";
import { runBundle } from "./run-bundle.ts";

const { Compilation: stages, WebpackError, sources } = webpack;

/** A page may be heavy to render, but not endless; in milliseconds. */
const pageLimit = 10_000;

export interface PrerenderPluginOptions {
  /** Name of the entry that runs in the browser; its files are what pages load. */
  readonly client: string;
  /** Name of the entry that exports `prerender`; nothing of it is emitted. */
  readonly prerender: string;
}

/** Runs the prerender entry during the build and emits the files that it makes. */
export class PrerenderPlugin {
  #options: PrerenderPluginOptions;

  constructor(options: PrerenderPluginOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PrerenderPlugin.name, (compilation) => {
      const files = new Map<string, string>();
      const { name } = PrerenderPlugin;
      // Before the minimizer spends time on a bundle that nobody downloads.
      compilation.hooks.processAssets.tap(
        { name, stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => {
          for (const [file, text] of this.#render(compilation)) files.set(file, text);
          const limits = headersLimits(files.get("_headers") ?? "");
          compilation.warnings.push(...limits.map((text) => new WebpackError(text)));
        },
      );
      // After it: the HTML is as small as React makes it.
      compilation.hooks.processAssets.tap(
        { name, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE },
        () => {
          const names = new Set([...Object.keys(compilation.assets), ...files.keys()]);
          for (const [file, text] of files) {
            // A folder can't have the name of a file: `checkSite` reports the page.
            if (foldersOf(file).some((folder) => names.has(folder))) continue;
            compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
          }
        },
      );
      // When scripts and styles are as browsers will get them, and before `build.json` lists all.
      compilation.hooks.processAssets.tap(
        { name, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => addIntegrity(compilation, files.keys()),
      );
    });
  }

  #render(compilation: Compilation): readonly (readonly [string, string])[] {
    const bundle = takeBundle(compilation, this.#options.prerender);
    const entry = runnable(compilation, () => runBundle(bundle, this.#options.prerender));
    if (entry === undefined) return [];
    const assets = clientAssets(compilation, this.#options.client);
    const build = {
      files: compilation.getAssets().map(({ name }) => name),
      remoteFiles: remoteFiles(compilation.modules),
      minify,
      scriptHash: integrity,
    };
    return [...entry.prerender(assets, build)].flatMap(([file, text]) => {
      try {
        return [[file, withTimeLimit(text, pageLimit)] as const];
      } catch (error) {
        const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
        compilation.errors.push(new WebpackError(`${file} could not be rendered: ${reason}`));
        return [];
      }
    });
  }
}

/** Of what every reader waits for. */
const minify = (script: string): string => {
  const { code } = minify_sync(script, { ecma: 2020, compress: { passes: 2 } });
  if (code === undefined) throw new Error("A script of the document cannot be minified.");
  return code;
};

/** Runs a bundle, unless one of its modules could not be built: webpack says why already. */
function runnable<Entry>({ errors }: Compilation, run: () => Entry): Entry | undefined {
  try {
    return run();
  } catch (error) {
    const isKnown = errors.some(
      (known) => known instanceof WebpackError && known.module?.layer !== articleLayer,
    );
    if (isKnown) return undefined;
    throw error;
  }
}

/** Takes an entry's files out of the compilation and gives the text of its script. */
function takeBundle(compilation: Compilation, entry: string): string {
  const files = compilation.entrypoints.get(entry)?.getEntrypointChunk().files ?? new Set<string>();
  const script = [...files].find((file) => file.endsWith(".js"));
  const text =
    script === undefined ? undefined : compilation.getAsset(script)?.source.source().toString();
  if (text === undefined) throw new Error(`The entry "${entry}" has no script.`);
  for (const file of files) compilation.deleteAsset(file);
  return text;
}

import { minify_sync } from "terser";
import webpack, { type Asset, type Compilation, type Compiler, type Module } from "webpack";
import { articleLayer } from "../loaders/page/layer.ts";
import { clientAssets } from "./output/client-assets.ts";
import { addIntegrity, integrity } from "./output/integrity.ts";
import { headersLimits } from "./check/headers-limits.ts";
import { shownOrigins } from "./content/page-facts.ts";
import { renderProblems } from "./check/render-problems.ts";
import { runBundle } from "./output/run-bundle.ts";

const { Compilation: stages, NormalModule, WebpackError, sources } = webpack;

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
      let names: readonly string[] = [];
      const { name } = PrerenderPlugin;
      // For the places of faults; the map itself is made when there is one.
      compilation.hooks.buildModule.tap(name, (module) => {
        if (isOwnCode(module)) module.useSourceMap = true;
      });
      // Before the minimizer spends time on a bundle that nobody downloads.
      compilation.hooks.processAssets.tap(
        { name, stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => {
          const files = new Map(this.#render(compilation));
          names = [...files.keys()];
          const limits = headersLimits(files.get("_headers") ?? "");
          compilation.warnings.push(...limits.map((text) => new WebpackError(text)));
          // The HTML is as small as React makes it.
          for (const [file, text] of files) {
            compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
          }
        },
      );
      // When scripts and styles are as browsers will get them, and before `build.json` lists all.
      compilation.hooks.processAssets.tap(
        { name, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => addIntegrity(compilation, names),
      );
    });
  }

  #render(compilation: Compilation): readonly (readonly [string, string])[] {
    const { client, prerender } = this.#options;
    const bundle = takeBundle(compilation, prerender);
    const assets = clientAssets(compilation, client);
    const build = {
      files: compilation.getAssets().map(({ name }) => name),
      origins: shownOrigins(compilation.modules),
      minify,
      scriptHash: integrity,
    };
    const failures = new Map<string, unknown>();
    const attempt = <Result>(file: string, make: () => Result): readonly Result[] => {
      try {
        return [make()];
      } catch (error) {
        failures.set(file, error);
        return [];
      }
    };
    const files = attempt("", () =>
      runBundle(bundle.source().toString(), prerender).prerender(assets, build),
    ).flatMap((texts) =>
      [...texts].flatMap(([file, text]) => attempt(file, () => [file, text()] as const)),
    );
    // Where one of its modules could not be built webpack says why already.
    if (failures.size === 0 || (failures.has("") && hasBrokenModule(compilation))) return files;
    const problems = renderProblems(failures, `${prerender}.js`, bundle.map());
    compilation.errors.push(...problems.map((text) => new WebpackError(text)));
    return files;
  }
}

/** Of what every reader waits for. */
const minify = (script: string): string => {
  const { code } = minify_sync(script, { ecma: 2020, compress: { passes: 2 } });
  if (code === undefined) throw new Error("A script of the document cannot be minified.");
  return code;
};

const isOwnCode = (module: Module) =>
  module instanceof NormalModule && /[\\/]src[\\/].*\.tsx?$/.test(module.resource);

const hasBrokenModule = ({ errors }: Compilation): boolean =>
  errors.some((error) => error instanceof WebpackError && error.module?.layer !== articleLayer);

/** Takes an entry's files out of the compilation and gives its script. */
function takeBundle(compilation: Compilation, entry: string): Asset["source"] {
  const files = compilation.entrypoints.get(entry)?.getEntrypointChunk().files ?? new Set<string>();
  const script = [...files].find((file) => file.endsWith(".js"));
  const source = script === undefined ? undefined : compilation.getAsset(script)?.source;
  if (source === undefined) throw new Error(`The entry "${entry}" has no script.`);
  for (const file of files) compilation.deleteAsset(file);
  return source;
}

import { setImmediate } from "node:timers/promises";
import { minifySync } from "@swc/core";
import webpack, { type Asset, type Compilation, type Compiler, type Module } from "webpack";
import { articleLayer } from "../loaders/content-rules.ts";
import { ContentPlugin } from "./content-plugin.ts";
import { clientAssets } from "./output/client-assets.ts";
import { integrity } from "./output/integrity.ts";
import { pageReader, shownOrigins } from "./content/page-facts.ts";
import { renderProblems } from "./check/render-problems.ts";
import { runBundle } from "./output/run-bundle.ts";
import { finalFiles } from "./output/stages.ts";

const { Compilation: stages, NormalModule, WebpackError, sources } = webpack;

/** By their paths below the output folder. As text, non-Latin pages would take twice the memory. */
type RenderedFiles = Map<string, Buffer>;

/** Runs the entry that renders pages, and emits what it renders instead of its own files. */
export class PrerenderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PrerenderPlugin.name, (compilation) => {
      let bundle: Asset["source"] | undefined;
      const { name } = PrerenderPlugin;
      // Needed to report where a fault is. The map itself is made only then.
      compilation.hooks.buildModule.tap(name, (module) => {
        if (isOwnCode(module)) module.useSourceMap = true;
      });
      // Before the minimizer, which would waste time on a bundle that nobody downloads.
      compilation.hooks.processAssets.tap(
        { name, stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => void (bundle = takeBundle(compilation)),
      );
      // After the last change to scripts and styles. Other threads compress them meanwhile.
      let rendering: Promise<RenderedFiles> | undefined;
      compilation.hooks.processAssets.tap({ name, stage: finalFiles + 1 }, () => {
        if (bundle !== undefined) rendering = this.#render(compilation, bundle);
        // Told below.
        rendering?.catch(() => undefined);
      });
      compilation.hooks.processAssets.tapPromise({ name, stage: finalFiles + 3 }, async () => {
        if (rendering === undefined) return;
        const files = await rendering;
        const limits = headersLimits(files.get("_headers")?.toString() ?? "");
        compilation.warnings.push(...limits.map((text) => new WebpackError(text)));
        for (const [file, content] of files) {
          compilation.emitAsset(file, new sources.RawSource(content));
          // webpack forgets it, too, once it's written.
          files.delete(file);
        }
      });
    });
  }

  async #render(compilation: Compilation, bundle: Asset["source"]): Promise<RenderedFiles> {
    const { tree } = ContentPlugin.contentOf(compilation);
    const assets = clientAssets(compilation);
    const build = {
      tree,
      page: pageReader(compilation),
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
    const texts = attempt("", () => runBundle(bundle.source().toString()).prerender(assets, build));
    const files: RenderedFiles = new Map();
    for (const [file, text] of texts.flatMap((all) => [...all])) {
      for (const content of attempt(file, text)) files.set(file, Buffer.from(content));
      // So that other threads get the next file to compress.
      await setImmediate();
    }
    // webpack already reports modules that can't be built.
    if (failures.size === 0 || (failures.has("") && hasBrokenModule(compilation))) return files;
    const problems = renderProblems(failures, bundle.map());
    compilation.errors.push(...problems.map((text) => new WebpackError(text)));
    return files;
  }
}

/** In characters: https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000;

/** Warns about lines of `_headers` that a host would drop without an error, such as the policy. */
const headersLimits = (text: string): readonly string[] =>
  text
    .split("\n")
    .flatMap((line, at) =>
      line.length > longestLine
        ? [
            `_headers:${at + 1}: the line of ${line.trim().replace(/:.*/, "")} has ${line.length} characters; Cloudflare Pages leaves out a line of more than ${longestLine}. Have the site use fewer other hosts, or set this header at the host.`,
          ]
        : [],
    );

/** For the inline script, which delays every page. */
const minify = (script: string): string =>
  minifySync(script, { compress: { passes: 2 }, mangle: true }).code;

const isOwnCode = (module: Module) =>
  module instanceof NormalModule && /[\\/]src[\\/].*\.tsx?$/.test(module.resource);

const hasBrokenModule = ({ errors }: Compilation): boolean =>
  errors.some((error) => error instanceof WebpackError && error.module?.layer !== articleLayer);

/** Removes the files of the entry that prerenders, and returns its script. */
function takeBundle(compilation: Compilation): Asset["source"] {
  const files = compilation.entrypoints.get("prerender")?.getEntrypointChunk().files ?? [];
  const script = [...files].find((file) => file.endsWith(".js"));
  const source = script === undefined ? undefined : compilation.getAsset(script)?.source;
  if (source === undefined) throw new Error("The prerender entry has no script.");
  for (const file of files) compilation.deleteAsset(file);
  return source;
}

import webpack, { type Compilation, type Compiler } from "webpack";
import { missingEntries, publicOptions, type DocumentedOption } from "./check/coverage.ts";
import { ContentPlugin } from "./content-plugin.ts";
import { pageFacts } from "./content/page-facts.ts";

const { Compilation: stages, WebpackError, sources } = webpack;

/**
 * Publishes what the installed webpack says of its options as `/reference/options.json`, and
 * reports options that are missing from a page that should have them.
 */
export class ReferencePlugin {
  apply(compiler: Compiler): void {
    const { name } = ReferencePlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.#emit(compilation),
      );
    });
  }

  async #emit(compilation: Compilation): Promise<void> {
    const facts = pageFacts(compilation.modules);
    const entries = [...facts.values()].flatMap((page) => page.entries ?? []);
    // Another content folder may document something else.
    if (entries.length === 0) return;
    const options = await readOptions(compilation);
    const { pages } = await ContentPlugin.contentOf(compilation);
    const missing = missingEntries(options, pages, facts);
    compilation.errors.push(...missing.map((text) => new WebpackError(`content/${text}`)));
    const text = JSON.stringify(publicOptions(options, entries), null, 1);
    compilation.emitAsset("reference/options.json", new sources.RawSource(Buffer.from(text)));
  }
}

/** From the cache, which starts anew with another webpack: reading takes a quarter of a second. */
const readOptions = (compilation: Compilation): Promise<readonly DocumentedOption[]> =>
  compilation.getCache(ReferencePlugin.name).providePromise("options", null, async () => {
    const [{ options }, { optionUrl }] = await Promise.all([
      import("../loaders/reference/facts.ts"),
      import("../loaders/reference/option-url.ts"),
    ]);
    return options().map((option) => ({ ...option, url: optionUrl(option.path) }));
  });

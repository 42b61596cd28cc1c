import webpack, { type Compilation, type Compiler } from "webpack";
import { publicOptions } from "./check/coverage.ts";
import { documentedOptions } from "./content/documented-options.ts";
import { pageFacts } from "./content/page-facts.ts";

const { Compilation: stages, sources } = webpack;

/** Publishes what the installed webpack says of its options, as `/reference/options.json`. */
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
    const options = await documentedOptions(compilation);
    const text = JSON.stringify(publicOptions(options, entries), null, 1);
    compilation.emitAsset("reference/options.json", new sources.RawSource(Buffer.from(text)));
  }
}

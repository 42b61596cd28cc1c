import webpack, { type Compiler } from "webpack";
import { pageFacts } from "./content/page-facts.ts";
import { tooltipsOf } from "./content/tooltips.ts";
import { assetHash } from "./output/asset-hash.ts";

const { Compilation: stages, sources } = webpack;

/** Emits what tooltips say, in a file of its own: pages stay as small as they are. */
export class TooltipsPlugin {
  apply(compiler: Compiler): void {
    const { name } = TooltipsPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // First, because prerendered documents refer to it.
      compilation.hooks.processAssets.tap(
        { name, stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const tooltips = tooltipsOf(pageFacts(compilation.modules).values());
          if (Object.keys(tooltips).length === 0) return;
          const text = Buffer.from(JSON.stringify(tooltips));
          compilation.emitAsset(`tooltips.${assetHash(text)}.json`, new sources.RawSource(text), {
            immutable: true,
            isTooltips: true,
          });
        },
      );
    });
  }
}

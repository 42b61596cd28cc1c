import type { Compiler, Stats } from "webpack";
import { pageFactsOf } from "./page-facts.ts";

/** Prints one line at the end of a build: pages, chunks, bytes, seconds, and what was cached. */
export class SummaryPlugin {
  apply(compiler: Compiler): void {
    // After everything else that reports, so that it is the last line.
    compiler.hooks.done.tap({ name: SummaryPlugin.name, stage: 1000 }, (stats) => {
      if (!stats.hasErrors()) setImmediate(() => console.log(summaryOf(stats)));
    });
  }
}

function summaryOf({ compilation, startTime, endTime }: Stats): string {
  const modules = [...compilation.modules];
  const cached = modules.filter((module) => !compilation.builtModules.has(module));
  const pages = modules.filter((module) => pageFactsOf(module) !== undefined);
  const cachedPages = pages.filter((module) => !compilation.builtModules.has(module));
  const bytes = compilation.getAssets().reduce((sum, { source }) => sum + source.size(), 0);
  const seconds = ((endTime ?? startTime) - startTime) / 1000;
  return [
    `${pages.length} pages`,
    `${compilation.chunks.size} chunks`,
    `${(bytes / 1e6).toFixed(2)} MB`,
    `${seconds.toFixed(1)} s`,
    `from cache: ${cachedPages.length} of ${pages.length} pages, ${cached.length} of ${modules.length} modules`,
  ].join(" · ");
}

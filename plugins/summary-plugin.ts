import webpack, { type Compiler, type Stats } from "webpack";
import { isPageModule, pageFactsOf } from "./content/page-facts.ts";

const { NormalModule } = webpack;

/** Replaces webpack's own report, which `stats: "none"` turns off. */
export class SummaryPlugin {
  apply(compiler: Compiler): void {
    // A build that was aborted has no stats; webpack's CLI reports why.
    compiler.hooks.afterDone.tap(SummaryPlugin.name, (stats?: Stats) => {
      if (stats === undefined) return;
      const colors = process.stdout.isTTY && !process.env.NO_COLOR;
      if (stats.hasErrors() || stats.hasWarnings()) {
        console.log(stats.toString({ preset: "errors-warnings", colors }));
      }
      if (!stats.hasErrors()) console.log(summaryOf(stats));
    });
  }
}

function summaryOf({ compilation, startTime, endTime }: Stats): string {
  // Others are created anew in each build, so they can't come from the cache.
  const modules = [...compilation.modules].filter((module) => module instanceof NormalModule);
  // Leave out the prerender entry, whose files aren't emitted.
  const chunks = [...compilation.chunks].filter(({ files }) => files.size > 0);
  const isBuilt = (module: webpack.Module) => compilation.builtModules.has(module);
  const cached = modules.filter((module) => !isBuilt(module));
  const pages = modules.filter(isPageModule);
  const cachedPages = pages.filter((module) => !isBuilt(module));
  const times = pages
    .filter(isBuilt)
    .map((page) => [page.buildInfo?.pagePath ?? "", pageFactsOf(page)?.took ?? 0] as const);
  const bytes = compilation.getAssets().reduce((sum, { source }) => sum + source.size(), 0);
  const seconds = ((endTime ?? startTime) - startTime) / 1000;
  const facts = [
    counted(pages.length, "page"),
    counted(chunks.length, "chunk"),
    `${(bytes / 1e6).toFixed(2)} MB`,
    `${seconds.toFixed(1)} s`,
    `from cache: ${cachedPages.length} of ${counted(pages.length, "page")}, ${cached.length} of ${counted(modules.length, "module")}`,
  ];
  const slowest = slowestPages(times).map(
    ([page, time]) => `${page} ${(time / 1000).toFixed(1)} s`,
  );
  return [facts, ...(slowest.length > 0 ? [["slowest pages", ...slowest]] : [])]
    .map((line) => line.join(" · "))
    .join("\n");
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

type PageTime = readonly [page: string, milliseconds: number];

/** In milliseconds. */
const worthNaming = 200;

export const slowestPages = (times: readonly PageTime[]): readonly PageTime[] =>
  times
    .filter(([, time]) => time >= worthNaming)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3);

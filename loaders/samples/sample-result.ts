import path from "node:path";
import type { Compilation, MultiStats, Stats } from "webpack";
import type { SampleResult, TextResult } from "../../src/site/code/sample-results.ts";
import { emittedFiles, folderOf, outputFolder } from "./emitted-files.ts";
import { excerptOf, terminalExcerpt } from "./excerpt.ts";
import { readableCode, type ReadableCode } from "./readable-code.ts";
import { runPage } from "./run-page.ts";
import { runScript } from "./run-script.ts";
import { pathInProject } from "./sample-folder.ts";
import { sampleGraph } from "./sample-graph.ts";
import type { Excerpt, LogWanted, Wanted } from "./sample-project.ts";

/**
 * What a page shows of a built sample.
 *
 * @throws if there is no such thing, as a file that webpack didn't emit
 */
export async function resultOf(
  wanted: Wanted,
  stats: Stats | MultiStats,
  compilations: readonly Compilation[],
): Promise<SampleResult> {
  const output = outputFolder(compilations);
  switch (wanted.kind) {
    case "emitted":
      return { kind: "emitted", files: await emittedFiles(compilations, wanted.withCode) };
    case "graph":
      return { kind: "graph", graph: sampleGraph(compilations) };
    case "stats":
      return terminalText({ text: statsText(stats, {}) }, wanted);
    case "problems":
      return terminalText(
        { text: withoutFrames(statsText(stats, { preset: "errors-warnings" })) },
        wanted,
      );
    case "log":
      return terminalText(await logOf(wanted, compilations), wanted);
    case "output":
      return outputText(await readableCode(output, wanted.file, compilations), wanted, output);
  }
}

/** The first entry's file is in the folder of its own compilation. */
async function logOf(
  wanted: LogWanted,
  compilations: readonly Compilation[],
): Promise<Omit<TextResult, "kind" | "language">> {
  const { file, page, fails } = wanted;
  if (page !== undefined)
    return { text: await runPage(outputFolder(compilations), page, fails), isConsole: true };
  const [first] = compilations;
  const isFirst = file === undefined && first !== undefined;
  return runScript(isFirst ? folderOf(first) : outputFolder(compilations), wanted, first);
}

const terminalText = (
  { text, ...more }: Omit<TextResult, "kind" | "language">,
  wanted: Excerpt,
): TextResult => ({
  ...more,
  kind: "text",
  text: terminalExcerpt(text, wanted),
  language: "ansi",
});

function outputText(
  { name, text, isFormatted }: ReadableCode,
  wanted: Excerpt,
  output: string,
): TextResult {
  const shown = excerptOf(text, wanted);
  return {
    kind: "text",
    text: shown,
    language: path.extname(name).slice(1),
    path: pathInProject(output, name),
    isFormatted,
    isExcerpt: shown.split("\n").length < text.trimEnd().split("\n").length,
  };
}

/** As webpack-cli prints it, apart from times, which differ each time. */
function statsText(stats: Stats | MultiStats, options: object): string {
  const own =
    "stats" in stats
      ? { children: stats.stats.map(({ compilation }) => optionsOf(compilation)) }
      : optionsOf(stats.compilation);
  return stats.toString({ ...own, ...options, colors: true, timings: false, builtAt: false });
}

/** Frames in packages, where readers have nothing to mend. Those in the project's loaders stay. */
const withoutFrames = (text: string) => text.replaceAll(foreignFrames, "");

const foreignFrames =
  /\n(?: {4}at .*(?:[\\/]node_modules[\\/]|\(node:|<anonymous>).*|Require stack:|- \S+[\\/]node_modules[\\/]\S+)/g;

function optionsOf({ options: { stats } }: Compilation): object {
  if (typeof stats === "object") return stats;
  return typeof stats === "string" ? { preset: stats } : stats === false ? { preset: "none" } : {};
}

// Builds a content folder in a process of its own, which may hang or run out of memory; prints one
// line of JSON. Jest's module system is no place for webpack's loaders.
import path from "node:path";
import webpack, { type Stats } from "webpack";
import { fileOfResource } from "../../loaders/file-request.ts";
import { isPageModule } from "../../plugins/page-facts.ts";
import configure from "../../webpack.config.ts";

export interface HostileBuild {
  /** Of a build that broke off. */
  readonly failure: string | undefined;
  /** Errors and warnings. */
  readonly problems: readonly string[];
  /** Content files that became pages, below the content folder. */
  readonly pages: readonly string[];
  /** Of the processor's seconds, what the longest step has taken that nothing could interrupt. */
  readonly longest: number;
  /** Of the processor's seconds, what all of the build has taken. */
  readonly taken: number;
}

const [content = "", strict = "", output = ""] = process.argv.slice(2);
const config = configure({ content, strict }, { mode: "production" });
const compiler = webpack({
  ...config,
  output: { ...config.output, path: output },
  optimization: { ...config.optimization, minimize: false },
  plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== "SummaryPlugin"),
  cache: false,
  // One page after the other: what several take together says nothing about one of them.
  parallelism: 1,
});

let longest = 0;
let before = process.threadCpuUsage();
const timer = setInterval(() => {
  longest = Math.max(longest, seconds(process.threadCpuUsage(before)));
  before = process.threadCpuUsage();
}, 5);
// What comes after it is done for all pages at once.
compiler.hooks.thisCompilation.tap("Hostile", ({ hooks }) =>
  hooks.seal.tap("Hostile", () => clearInterval(timer)),
);

compiler.run((error, stats) => {
  clearInterval(timer);
  const result: HostileBuild = {
    failure: error?.stack,
    problems: problemsOf(stats),
    pages: pagesOf(stats),
    longest,
    taken: seconds(process.threadCpuUsage()),
  };
  console.log(JSON.stringify(result));
  compiler.close(() => {});
});

const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;

const problemsOf = (stats: Stats | undefined) =>
  [...(stats?.compilation.errors ?? []), ...(stats?.compilation.warnings ?? [])].map(
    ({ message }) => message,
  );

const pagesOf = (stats: Stats | undefined) =>
  [...(stats?.compilation.modules ?? [])]
    // In the layer of articles each page is there once more.
    .filter((module) => isPageModule(module) && module.layer === null)
    .map((module) => fileOfResource(module.identifier().split("!").at(-1) ?? ""))
    .map((file) => path.relative(content, file));

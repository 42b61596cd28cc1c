import path from "node:path";
import type { Compilation, MultiStats, Stats } from "webpack";
import type { SampleResult } from "../../src/site/code/sample-results.ts";
import { loadConfiguration } from "./load-configuration.ts";
import { unpinnedPackages } from "./pinned-packages.ts";
import type { SampleState } from "./sample-project.ts";
import { withoutPaths, withSampleFolder } from "./sample-folder.ts";
import { shareMinimized } from "./share-minimized.ts";
import { resultOf } from "./sample-result.ts";

/** What webpack says of a sample, and what its page shows. */
export interface SampleRun {
  readonly errors: readonly SampleProblem[];
  readonly warnings: readonly SampleProblem[];
  /** In the order of `wanted`. */
  readonly results: readonly SampleResult[];
  /** What a page wants to show and can't, by its index in `wanted`. */
  readonly missing: readonly { readonly index: number; readonly message: string }[];
  /** Whether its process was lost, so that another run may have another result. */
  readonly isLost?: true;
}

export interface SampleProblem {
  readonly message: string;
  /** Path in the project of the file that it's about, if there is one. */
  readonly file?: string;
}

/** Runs webpack on real files, as a reader would. Runs in a process of its own. */
export default async function runSample(state: SampleState): Promise<SampleRun> {
  return withSampleFolder(state.files, async (folder) => {
    const before = process.cwd();
    const environment = { ...process.env };
    process.chdir(folder);
    try {
      return withoutPaths(await runIn(folder, state), folder);
    } finally {
      process.chdir(before);
      restoreEnvironment(environment);
    }
  });
}

/** Configurations may set variables, which the next sample must not have. */
function restoreEnvironment(before: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

async function runIn(folder: string, state: SampleState): Promise<SampleRun> {
  const built = await silently(() => build(folder, state)).catch((error: unknown) => ({ error }));
  if ("error" in built) return failedRun(built.error, state);
  const { stats } = built;
  const all = "stats" in stats ? stats.stats : [stats];
  const compilations = all.map(({ compilation }) => compilation);
  const problems = (kind: "errors" | "warnings") =>
    compilations.flatMap((compilation) => problemsOf(compilation, kind).map(problemOf(folder)));
  const results: SampleResult[] = [];
  const missing: { index: number; message: string }[] = [];
  // One after the other: scripts may write the same files.
  for (const [index, wanted] of state.wanted.entries()) {
    const result = await resultOf(wanted, stats, compilations).catch((error: unknown) => {
      missing.push({ index, message: messageOf(error) });
      return nothing;
    });
    results.push(result);
  }
  const unpinned = unpinnedPackages(compilations, folder, state.files);
  return {
    errors: [...problems("errors"), ...unpinned],
    warnings: problems("warnings"),
    results,
    missing,
  };
}

const nothing: SampleResult = { kind: "text", text: "", language: "plain" };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What plugins print would look as if the site's own build had printed it. */
async function silently<Result>(work: () => Promise<Result>): Promise<Result> {
  const streams = [process.stdout, process.stderr];
  const writers = streams.map(({ write }) => write);
  for (const stream of streams) stream.write = () => true;
  try {
    return await work();
  } finally {
    for (const [index, write] of writers.entries()) Object.assign(streams[index] ?? {}, { write });
  }
}

async function build(folder: string, { files, mode }: SampleState) {
  const { default: webpack } = await import("webpack");
  const configuration = await loadConfiguration(folder, Object.keys(files), mode);
  const { promise, resolve, reject } = Promise.withResolvers<{ stats: Stats | MultiStats }>();
  const done = (error: Error | null, stats?: Stats | MultiStats) =>
    error || stats === undefined ? reject(error) : resolve({ stats });
  const compiler = Array.isArray(configuration) ? webpack(configuration) : webpack(configuration);
  for (const one of "compilers" in compiler ? compiler.compilers : [compiler]) shareMinimized(one);
  compiler.run(done);
  const { stats } = await promise;
  await new Promise((closed) => compiler.close(closed));
  return { stats };
}

/** The configuration is none, or a plugin threw. */
async function failedRun(error: unknown, { wanted }: SampleState): Promise<SampleRun> {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const text = error instanceof Error && error.name === "ValidationError" ? error.message : message;
  return {
    errors: [{ message: text, file: "webpack.config.js" }],
    warnings: [],
    missing: [],
    results: wanted.map(() => ({
      kind: "text",
      text: `\u001B[31m${text}\u001B[39m`,
      language: "ansi",
    })),
  };
}

/** Without those that the configuration ignores. */
const problemsOf = (compilation: Compilation, kind: "errors" | "warnings") =>
  kind === "errors" ? compilation.getErrors() : compilation.getWarnings();

const problemOf =
  (folder: string) =>
  (
    error: Error & { readonly module?: { nameForCondition(): string | null } | null },
  ): SampleProblem => {
    const file = error.module?.nameForCondition() ?? undefined;
    return {
      message: error.message,
      ...(file !== undefined && {
        file: path.relative(folder, file).replaceAll("\\", "/"),
      }),
    };
  };

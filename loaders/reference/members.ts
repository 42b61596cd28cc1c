import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { declaredMembers, type Member } from "./declared-members.ts";
import { magicComments } from "./magic-comments.ts";
import { hotMembers, moduleVariables } from "./module-variables.ts";
import { once } from "./once.ts";
import { typeDeclarations } from "./type-declarations.ts";

export interface MemberFacts extends Member {
  /** `LoaderContext` */
  readonly owner: string;
}

/** Returns what modules, loaders, and scripts can use, by owner and in webpack's order. Read once. */
export const members = once((): readonly MemberFacts[] => [
  ...withOwner("ModuleVariable", moduleVariables()),
  ...withOwner("MagicComment", magicComments()),
  ...withOwner("Hot", hotMembers()),
  ...Object.entries(declared).flatMap(([owner, types]) => withOwner(owner, declaredIn(types))),
]);

/** Owners → the interfaces or classes in webpack's types that declare what they have. */
const declared: Readonly<Record<string, readonly string[]>> = {
  LoaderContext: [
    "NormalModuleLoaderContext",
    "LoaderRunnerReadonlyContext",
    "LoaderRunnerMutableContext",
    "LoaderPluginLoaderContext",
    "HotModuleReplacementPluginLoaderContext",
  ],
  LoaderContextUtils: ["LoaderContextUtils"],
  ImportModuleOptions: ["ImportModuleOptions"],
  webpack: ["exports"],
  Compiler: ["Compiler"],
  MultiCompiler: ["MultiCompiler"],
  Watching: ["Watching"],
  Stats: ["Stats"],
  MultiStats: ["MultiStats"],
  Compilation: ["Compilation"],
  StatsCompilation: ["KnownStatsCompilation"],
  StatsAsset: ["KnownStatsAsset"],
  StatsChunk: ["KnownStatsChunk"],
  StatsChunkGroup: ["KnownStatsChunkGroup"],
  StatsChunkOrigin: ["KnownStatsChunkOrigin"],
  StatsModule: ["KnownStatsModule"],
  StatsModuleIssuer: ["KnownStatsModuleIssuer"],
  StatsModuleReason: ["KnownStatsModuleReason"],
  StatsProfile: ["KnownStatsProfile"],
  StatsError: ["KnownStatsError"],
  StatsModuleTraceItem: ["KnownStatsModuleTraceItem"],
  StatsLogging: ["KnownStatsLogging"],
  StatsLoggingEntry: ["KnownStatsLoggingEntry"],
};

const withOwner = (owner: string, list: readonly Member[]): readonly MemberFacts[] =>
  list.map((one) => ({ owner, ...one }));

function declaredIn(types: readonly string[]): readonly Member[] {
  const { find } = webpackTypes();
  const all = types.flatMap((type) => declaredMembers(find(type), find));
  // A getter and a setter have the same name, and so do forms of a method.
  return [...new Map(all.toReversed().map((one) => [one.name, one])).values()].toReversed();
}

const webpackTypes = once(() =>
  typeDeclarations(
    readFileSync(createRequire(import.meta.url).resolve("webpack/types.d.ts"), "utf8"),
  ),
);

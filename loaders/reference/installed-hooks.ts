import { createRequire } from "node:module";
import type { HookOwner } from "./hook-owners.ts";

const require = createRequire(import.meta.url);
// An import would load each export in Jest, and print warnings of the deprecated ones.
const webpack: typeof import("webpack") = require("webpack");

/** A hook that exists at runtime. */
export interface InstalledHook {
  /** `HookMap<SyncBailHook>`. Unknown if it only hands taps over to the hook that replaced it. */
  readonly kind?: string;
  /** The names of its arguments. */
  readonly parameters: readonly string[];
}

export type InstalledHooks = ReadonlyMap<string, InstalledHook>;

/**
 * Reads hooks from instances of webpack's classes. Its types don't name arguments, and are wrong
 * about the kind of four hooks in 5.112.2, such as `compiler.hooks.finishMake`.
 */
export function readInstalledHooks(): (owner: HookOwner) => InstalledHooks {
  const options = webpack.config.getNormalizedWebpackOptions({});
  const compiler = new webpack.Compiler("/", options);
  new webpack.node.NodeEnvironmentPlugin({ infrastructureLogging: {} }).apply(compiler);
  const factories = compiler.newCompilationParams();
  const compilation = compiler.createCompilation(factories);
  const stats = compilation.createStatsOptions({});
  const parser = new webpack.javascript.JavascriptParser();
  const { resolverFactory, inputFileSystem: fileSystem } = compiler;
  const instances = {
    Compiler: compiler,
    MultiCompiler: new webpack.MultiCompiler([compiler], {}),
    Compilation: compilation,
    NormalModuleFactory: factories.normalModuleFactory,
    ContextModuleFactory: factories.contextModuleFactory,
    JavascriptParser: parser,
    ResolverFactory: resolverFactory,
    Resolver: resolverFactory.get("normal", { fileSystem: fileSystem ?? undefined }),
    Cache: compiler.cache,
    StatsFactory: compilation.createStatsFactory(stats),
    StatsPrinter: compilation.createStatsPrinter(stats),
  };
  const parameters = { compiler, compilation, parser };
  return ({ name, access, method, exportedAs = "" }) =>
    hooksIn(
      access,
      method
        ? call(classAt(exportedAs), method.name, valueOf(parameters, method.parameter))
        : valueOf(valueOf(instances, name), "hooks"),
    );
}

/** @param path as in `webpack.javascript.JavascriptParser` */
const classAt = (path: string): unknown =>
  path.split(".").slice(1).reduce<unknown>(valueOf, webpack);

function hooksIn(access: string, hooks: unknown): InstalledHooks {
  if (!isObject(hooks)) return new Map();
  const found = Object.entries(Object.getOwnPropertyDescriptors(hooks));
  return new Map(
    found.flatMap(([name, { value }]): [string, InstalledHook][] => {
      const parameters = replaced.get(`${access}.${name}`);
      if (parameters) return [[name, { parameters }]];
      // A resolver has a hook under a misspelled name, too, for plugins that use it.
      const ownName = valueOf(value, "name") ?? name;
      return ownName === name ? [[name, installedHook(value)]] : [];
    }),
  );
}

/** The parameters of hooks that only hand taps over to others. Most print a warning when they're read. */
const replaced: ReadonlyMap<string, readonly string[]> = new Map([
  ["compilation.hooks.additionalChunkAssets", ["chunks"]],
  ["compilation.hooks.optimizeChunkAssets", ["chunks"]],
  ["compilation.hooks.afterOptimizeChunkAssets", ["chunks"]],
  ["compilation.hooks.normalModuleLoader", ["loaderContext", "module"]],
  ["contextModuleFactory.hooks.alternatives", ["modules"]],
  ["NormalModule.getCompilationHooks(compilation).readResourceForScheme", ["resource", "module"]],
]);

function installedHook(hook: unknown): InstalledHook {
  const className = valueOf(valueOf(hook, "constructor"), "name");
  if (className === "HookMap") return wrapped(className, call(hook, "for", "any key"));
  if (className === "MultiHook") return wrapped(className, listOf(valueOf(hook, "hooks"))[0]);
  const parameters = listOf(valueOf(hook, "_args")).filter((name) => typeof name === "string");
  const isHook = typeof className === "string" && /^(?:Sync|Async)\w*Hook$/.test(className);
  return { ...(isHook && { kind: className }), parameters };
}

function wrapped(className: string, hook: unknown): InstalledHook {
  const { kind, parameters } = installedHook(hook);
  return { ...(kind !== undefined && { kind: `${className}<${kind}>` }), parameters };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isObject = (value: unknown): value is object =>
  (typeof value === "object" && value !== null) || typeof value === "function";

/** Of anything, as reading a property of `undefined` would throw. */
export const valueOf = (object: unknown, key: string): unknown =>
  isObject(object) ? Reflect.get(object, key) : undefined;

function call(object: unknown, method: string, argument: unknown): unknown {
  const run = valueOf(object, method);
  return typeof run === "function" ? Reflect.apply(run, object, [argument]) : undefined;
}

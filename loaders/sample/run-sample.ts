import { createHash } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import webpack, { type Asset, type Compilation, type Configuration } from "webpack";
import type { SampleOutput } from "../../src/site/code/sample.ts";
import { inReadingOrder, sampleFile } from "./sample-file.ts";
import { sourcesIn } from "./sample-sources.ts";

export interface SampleRun {
  /** Absolute paths of the project's own files, without packages. */
  readonly files: readonly string[];
  readonly outputs: readonly SampleOutput[];
}

/**
 * Runs webpack in memory, with the configuration's folder as context.
 *
 * @throws webpack's errors and warnings
 */
export async function runSample(configPath: string, config: string): Promise<SampleRun> {
  const context = path.dirname(configPath);
  const compilation = await compile({ ...(await load(configPath, config)), context });
  // webpack also lists parent folders.
  const isOwn = (file: string) => path.extname(file) !== "" && !file.includes("node_modules");
  const assets = compilation.getAssets().map((asset) => outputOf(asset, compilation));
  return {
    files: [...compilation.fileDependencies].filter(isOwn).toSorted(),
    outputs: (await Promise.all(assets)).toSorted(
      (a, b) => Number(a.isOnDemand) - Number(b.isOnDemand) || inReadingOrder(a, b),
    ),
  };
}

async function load(configPath: string, text: string): Promise<Configuration> {
  // Node caches imports by URL, so an edited file needs a new one.
  const version = createHash("sha256").update(text).digest("hex");
  const module: unknown = await import(`${pathToFileURL(configPath).href}?${version}`);
  const isModule = typeof module === "object" && module !== null && "default" in module;
  const config = isModule ? module.default : undefined;
  if (typeof config === "object" && config !== null && !Array.isArray(config)) return config;
  throw withoutStack(`${configPath}: expected \`export default\` of one configuration object.`);
}

async function compile(config: Configuration): Promise<Compilation> {
  const { promise, resolve, reject } = Promise.withResolvers<Compilation>();
  const compiler = webpack(config);
  // Output files are read from the compilation.
  compiler.hooks.shouldEmit.tap("Sample", () => false);
  compiler.run((error, stats) => {
    compiler.close(() => {});
    if (error || stats === undefined) reject(error);
    else if (stats.hasErrors() || stats.hasWarnings()) {
      const problems = stats.toString({ preset: "errors-warnings", colors: false });
      reject(withoutStack(`The sample in ${config.context} does not build.\n${problems}`));
    } else resolve(stats.compilation);
  });
  return promise;
}

async function outputOf({ name, source }: Asset, compilation: Compilation): Promise<SampleOutput> {
  const content = Buffer.from(source.buffer());
  const { length: compressed } = await promisify(brotliCompress)(content);
  return { ...(await sampleFile(name, content)), compressed, ...sourcesIn(name, compilation) };
}

/** webpack then prints no stack, which would only show this file. */
const withoutStack = (message: string) => Object.assign(new Error(message), { hideStack: true });

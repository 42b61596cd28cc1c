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
  /** Absolute paths of what the sample was made of, packages left out. */
  readonly files: readonly string[];
  readonly outputs: readonly SampleOutput[];
}

/**
 * Runs webpack on a sample project, in memory.
 *
 * @param configPath of its configuration, absolute; its folder is webpack's context
 * @param config the text of that file, by which an edited one is told from the one before
 * @throws what webpack says against the sample
 */
export async function runSample(configPath: string, config: string): Promise<SampleRun> {
  const context = path.dirname(configPath);
  const compilation = await compile({ ...(await load(configPath, config)), context });
  // webpack names the folders above, too.
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
  // Node keeps what it has imported, by its URL.
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
  // What is emitted is read from the compilation.
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

/** Where in this file it was made helps nobody; webpack prints no stack then. */
const withoutStack = (message: string) => Object.assign(new Error(message), { hideStack: true });

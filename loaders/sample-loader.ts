import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import type { LoaderContext } from "webpack";
import type { Sample } from "../src/site/code/sample.ts";
import { runSample } from "./sample/run-sample.ts";
import { inReadingOrder, sampleFile } from "./sample/sample-file.ts";

/**
 * Builds a sample project in memory: `webpack.config.js?sample` becomes a `Sample`.
 *
 * @throws on any error or warning, because readers copy samples
 */
export default async function sampleLoader(
  this: LoaderContext<object>,
  config: string,
): Promise<string> {
  const folder = path.dirname(this.resourcePath);
  // Watch the whole folder, because new files are shown, too.
  this.addContextDependency(path.join(folder, "src"));
  const { files, outputs } = await runSample(this.resourcePath, config);
  for (const file of files) this.addDependency(file);
  const sample: Sample = {
    config: await sampleFile(path.basename(this.resourcePath), Buffer.from(config)),
    sources: await sourcesOf(folder),
    outputs,
  };
  return `export default ${JSON.stringify(sample)};`;
}

async function sourcesOf(folder: string): Promise<Sample["sources"]> {
  const entries = await readdir(path.join(folder, "src"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const name = (file: string) => path.relative(folder, file).replaceAll("\\", "/");
  const sources = files.map(async (file) => sampleFile(name(file), await readFile(file)));
  return (await Promise.all(sources)).toSorted(inReadingOrder);
}

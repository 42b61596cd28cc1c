import path from "node:path";
import type { LoaderContext } from "webpack";
import type { Sample, SampleOutput } from "../src/site/code/sample.ts";
import type { EmittedFile } from "../src/site/code/sample-results.ts";
import { inReadingOrder, readSampleFolder, shown } from "./samples/component-sample.ts";
import { runSamples } from "./samples/run-samples.ts";
import type { SampleRun } from "./samples/run-sample.ts";
import { variantsOf } from "./samples/variants.ts";

/** The first one is that of the configuration. */
const modes = { name: "mode", values: ['"production"', '"none"'] };

/**
 * Builds a sample in a folder, for components: `webpack.config.js?sample` becomes a `Sample`. Pages
 * have theirs in fences: see `samples/samples.ts`.
 *
 * @throws on any error or warning, because readers copy samples
 */
export default async function sampleLoader(this: LoaderContext<object>): Promise<string> {
  const folder = path.dirname(this.resourcePath);
  const name = path.basename(folder);
  // Also for new files.
  this.addContextDependency(folder);
  const files = await readSampleFolder(folder);
  const states = variantsOf(files, [modes]).map((variant, index) => ({
    ...{ id: `${name} ${index}`, name, mode: "production", line: 1 },
    files: variant.files,
    wanted: [{ kind: "emitted", withCode: true, line: 1 } as const],
  }));
  const runs = await runSamples(`component-${name}`, states);
  const config = path.basename(this.resourcePath);
  const sources = Object.entries(files).filter(([file]) => file !== config);
  const sample: Sample = {
    config: await shown(config, files[config]),
    sources: (await Promise.all(sources.map(([file, source]) => shown(file, source)))).toSorted(
      inReadingOrder,
    ),
    variants: await Promise.all(
      runs.map(async ({ run }, index) => ({
        mode: modes.values[index] ?? "",
        outputs: await Promise.all(emittedBy(run, folder).map(outputOf)),
      })),
    ),
  };
  return `export default ${JSON.stringify(sample)};`;
}

function emittedBy({ errors, warnings, results }: SampleRun, folder: string) {
  const problems = [...errors, ...warnings].map(({ message }) => message);
  const [result] = results;
  if (problems.length === 0 && result?.kind === "emitted") return result.files;
  const message = `The sample in ${folder} does not build.\n${problems.join("\n")}`;
  // webpack then prints no stack, which would only show this file.
  throw Object.assign(new Error(message), { hideStack: true });
}

const outputOf = async ({ code, ...file }: EmittedFile): Promise<SampleOutput> => ({
  ...file,
  ...(await shown(file.path, code === undefined ? undefined : { content: code })),
  size: file.size,
});

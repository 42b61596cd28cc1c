import { once } from "node:events";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { costOf, type Cost } from "../process-cost.ts";
import { compare } from "./comparison.ts";
import type { PlainPage } from "./corpus.ts";
import { start, type Generator } from "./generators.ts";

const asked = { "cold, s": 0.8, "cold, MB": 0.8, "warm, s": 0.4, "one edit, s": 0.5 };

/** Production builds: the first one, one more, and one after an edit of a page. */
export const compareBuilds = (
  generators: readonly Generator[],
  page: PlainPage | undefined,
  rounds: number,
): Promise<string> => {
  const measure = async (generator: Generator) => {
    const { folder, content, leftovers } = generator;
    for (const left of leftovers)
      await rm(path.join(folder, left), { recursive: true, force: true });
    const cold = rowsOf("cold", await build(generator));
    const warm = rowsOf("warm", await build(generator));
    const file = path.join(folder, content, page?.section ?? "", `${page?.name}.md`);
    const text = await readFile(file);
    await appendFile(file, "\nOne more sentence.\n");
    const edit = rowsOf("one edit", await build(generator));
    await writeFile(file, text);
    return { ...cold, ...warm, ...edit };
  };
  return compare({ generators, rounds, asked, measure });
};

const rowsOf = (name: string, { seconds, cpuSeconds, memory }: Cost) => ({
  [`${name}, s`]: seconds,
  [`${name}, CPU s`]: cpuSeconds,
  [`${name}, MB`]: memory,
});

/** @throws if the build fails */
export async function build(generator: Generator): Promise<Cost> {
  const child = start(generator, generator.build);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const cost = await costOf(child.pid ?? 0, once(child, "close"));
  if (child.exitCode !== 0)
    throw new Error(`${generator.name} has failed:\n${output.slice(-2000)}`);
  return cost;
}

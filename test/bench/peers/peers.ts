// Builds the same pages with this site's generator and with others, one after another.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { costOf, type Cost } from "../process-cost.ts";
import { writeCorpus } from "../search-corpus.ts";
import { readPages, repeated, writePages, type PlainPage } from "./corpus.ts";
import { installGenerators, type Generator } from "./generators.ts";

const origin = path.resolve(import.meta.dirname, "../../..");

/** Odd, so that one of them is the median. */
const rounds = 3;

type Build = "cold" | "warm" | "one edit";

interface Measured {
  readonly generator: string;
  readonly build: Build;
  readonly cost: Cost;
}

/** What this site's figure may be, as a share of the best of the others. */
const asked: Readonly<Record<string, number>> = {
  "cold, s": 0.8,
  "cold, MB": 0.8,
  "warm, s": 0.4,
  "one edit, s": 0.5,
};

/** Prints a table in Markdown for each set of pages. */
export async function comparePeers(): Promise<void> {
  const { generators, remove } = await installGenerators();
  try {
    console.log(`${await machine()}\n`);
    const foreign = await foreignPages();
    const own = await readPages(path.join(origin, "content"));
    await compare(`${own.length} pages of this site`, own, generators, rounds);
    await compare(`${foreign.length} pages of READMEs`, foreign, generators, rounds);
    const large = repeated(foreign, 10);
    await compare(`${large.length} pages: the READMEs ten times`, large, generators, 1);
  } finally {
    await remove();
  }
}

async function machine(): Promise<string> {
  const [processor] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.availableParallelism()} × ${processor?.model.trim()}, ${memory} GiB, Node ${process.version}`;
}

async function foreignPages(): Promise<readonly PlainPage[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "corpus-"));
  try {
    await writeCorpus(path.join(origin, "node_modules"), folder);
    return await readPages(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compare(
  title: string,
  pages: readonly PlainPage[],
  generators: readonly Generator[],
  count: number,
): Promise<void> {
  const measured: Measured[] = [];
  for (const generator of generators) {
    const content = path.join(generator.folder, generator.content);
    await rm(content, { recursive: true, force: true });
    await writePages(pages, content);
  }
  for (let round = 0; round < count; round += 1)
    for (const generator of generators) measured.push(...(await measure(generator, pages)));
  console.log(`${title}\n\n${tableOf(measured, generators)}\n`);
}

async function measure(
  generator: Generator,
  [page]: readonly PlainPage[],
): Promise<readonly Measured[]> {
  const { name, folder, content, leftovers } = generator;
  for (const left of leftovers) await rm(path.join(folder, left), { recursive: true, force: true });
  const cold = await build(generator);
  const warm = await build(generator);
  const file = path.join(folder, content, page?.section ?? "", `${page?.name}.md`);
  const text = await readFile(file);
  await appendFile(file, "\nOne more sentence.\n");
  const edit = await build(generator);
  await writeFile(file, text);
  return [
    { generator: name, build: "cold", cost: cold },
    { generator: name, build: "warm", cost: warm },
    { generator: name, build: "one edit", cost: edit },
  ];
}

async function build({ folder, build: args, name }: Generator): Promise<Cost> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const cost = await costOf(child.pid ?? 0, once(child, "close"));
  if (child.exitCode !== 0) throw new Error(`${name} has failed:\n${output.slice(-2000)}`);
  return cost;
}

const kinds = [
  ["s", ({ seconds }: Cost) => seconds],
  ["CPU s", ({ cpuSeconds }: Cost) => cpuSeconds],
  ["MB", ({ memory }: Cost) => memory],
] as const;

function tableOf(measured: readonly Measured[], generators: readonly Generator[]): string {
  const names = generators.map(({ name }) => name);
  const rows = (["cold", "warm", "one edit"] as const).flatMap((build) =>
    kinds.map(([unit, valueOf]) => {
      const [own = NaN, ...others] = names.map((name) =>
        median(
          measured
            .filter((one) => one.generator === name && one.build === build)
            .map(({ cost }) => valueOf(cost)),
        ),
      );
      const ratio = own / Math.min(...others);
      const label = `${build}, ${unit}`;
      return [label, ...[own, ...others, ratio].map(rounded), `${asked[label] ?? ""}`];
    }),
  );
  const head = ["build", ...names, "ratio to the best", "asked"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? NaN;

const rounded = (value: number) => (value < 100 ? value.toFixed(2) : value.toFixed(0));

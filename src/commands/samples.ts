import { globSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import pLimit from "p-limit";
import writeFileAtomic from "write-file-atomic";
import compilePage from "../../loaders/markdown/compile-page.ts";
import { splitFacts } from "../../loaders/page/page-facts.ts";
import { readRecord, recordFile, recordOf } from "../../loaders/samples/recorded.ts";
import { pageSamples, runSamples } from "../../loaders/samples/run-samples.ts";
import { stopWorkers } from "../../loaders/workers.ts";

// Runs the samples of all pages, and compares what came out with what was recorded.
// `--update` records it.

const { values } = parseArgs({ options: { update: { type: "boolean", default: false } } });
const root = path.resolve(import.meta.dirname, "../../content");

interface PageRun {
  readonly samples: number;
  /** Whether its record isn't what came out. */
  readonly isOther: boolean;
  readonly hasMistakes: boolean;
}

async function runPage(page: string): Promise<PageRun> {
  const file = path.join(root, page);
  const source = await readFile(file, "utf8");
  const { facts } = splitFacts(
    await compilePage({ path: file, source, options: { root, strict: true } }),
  );
  const runs = await runSamples(page, facts.samples);
  const record = await readRecord(root, page);
  const mistakes = [...facts.problems, ...pageSamples(runs, undefined).problems];
  const changes = mistakes.length > 0 ? mistakes : pageSamples(runs, record).problems;
  for (const { line, message } of changes) console.log(`content/${page}:${line}: ${message}\n`);
  const text = recordOf(runs);
  const isOther = text !== (record ?? "");
  const hasMistakes = mistakes.length > 0;
  if (isOther && values.update && !hasMistakes) await write(recordFile(root, page), text);
  else if (isOther && changes.length === 0) console.log(`content/${page}: its results are new.`);
  return {
    samples: new Set(facts.samples.map(({ name }) => name)).size,
    isOther,
    hasMistakes,
  };
}

async function write(record: string, text: string): Promise<void> {
  if (text === "") return rm(record);
  await mkdir(path.dirname(record), { recursive: true });
  await writeFileAtomic(record, text);
}

/** Of pages that are gone. */
function oldRecords(pages: readonly string[]): readonly string[] {
  const records = globSync("samples/results/**/*.txt", { cwd: root });
  const own = new Set(pages.map((page) => recordFile(root, page)));
  return records.map((file) => path.join(root, file)).filter((file) => !own.has(file));
}

const pages = globSync("**/*.mdx", { cwd: root });
const inTurn = pLimit(8);
const runs = await Promise.all(pages.map((page) => inTurn(() => runPage(page))));
await stopWorkers();
const old = oldRecords(pages);
for (const file of old) {
  if (values.update) await rm(file);
  else console.log(`${path.relative("", file)}: its page is gone.`);
}
const count = runs.reduce((sum, { samples }) => sum + samples, 0);
const others = runs.filter(({ isOther }) => isOther).length + old.length;
const hint = values.update ? "" : " To record them, run: npm run samples -- --update";
console.log(
  `${count} samples. ${others === 0 ? "All results are those that are recorded." : `The results of ${others} pages are others than those that are recorded.${hint}`}`,
);
const isRight = runs.every(({ hasMistakes }) => !hasMistakes);
process.exitCode = isRight && (others === 0 || values.update) ? 0 : 1;

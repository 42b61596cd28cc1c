import { glob, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
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
let samples = 0;
let changed = 0;
const recorded = new Set<string>();

for await (const page of glob("**/*.mdx", { cwd: root })) {
  const source = await readFile(path.join(root, page), "utf8");
  if (!/\bsample=|<(?:Emitted|Output|Stats|Problems|Log|Graph|Variants|Compare)\b/.test(source))
    continue;
  const options = { root, strict: true };
  const compiled = await compilePage({ path: path.join(root, page), source, options });
  const { facts } = splitFacts(compiled);
  if (facts.samples.length === 0) continue;
  const runs = await runSamples(page, facts.samples);
  samples += new Set(facts.samples.map(({ name }) => name)).size;
  const record = await readRecord(root, page);
  const text = recordOf(runs);
  recorded.add(recordFile(root, page));
  const { problems } = pageSamples(runs, record);
  for (const { line, message } of problems) console.log(`content/${page}:${line}: ${message}\n`);
  if (record === text) continue;
  changed += 1;
  if (values.update) {
    await mkdir(path.dirname(recordFile(root, page)), { recursive: true });
    await writeFileAtomic(recordFile(root, page), text);
  } else if (problems.length === 0)
    console.log(`content/${page}: has results that aren't recorded.`);
}
for await (const file of glob("samples/results/**/*.txt", { cwd: root })) {
  if (recorded.has(path.join(root, file))) continue;
  changed += 1;
  if (values.update) await rm(path.join(root, file));
  else console.log(`content/${file}: its page has no samples any more.`);
}
await stopWorkers();
console.log(
  `${samples} samples, ${changed} pages with other results than recorded.${changed > 0 && !values.update ? " To accept them, run: npm run samples -- --update" : ""}`,
);
process.exitCode = changed > 0 && !values.update ? 1 : 0;

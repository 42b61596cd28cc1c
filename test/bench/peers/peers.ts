// Measures the same pages with this site's generator and with others, one after another.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import puppeteer, { type Browser } from "puppeteer";
import { launchOptions } from "../../project/browser.ts";
import { writeCorpus } from "../search-corpus.ts";
import { compareBuilds } from "./compare-builds.ts";
import { compareDevelopment } from "./compare-development.ts";
import { compareReading } from "./compare-reading.ts";
import { pagesToRead, readPages, repeated, writePages, type PlainPage } from "./corpus.ts";
import { installGenerators, type Generator } from "./generators.ts";

const origin = path.resolve(import.meta.dirname, "../../..");

/** Odd, so that one of them is the median. */
const rounds = { builds: 3, development: 3, reading: 5 };

/** Prints tables in Markdown. */
export async function comparePeers(): Promise<void> {
  const { generators, remove } = await installGenerators();
  const browser = await puppeteer.launch(await launchOptions());
  try {
    console.log(machine());
    const own = await readPages(path.join(origin, "content"));
    await compareAll(browser, generators, own, `${own.length} pages of this site`);
    const foreign = await foreignPages();
    await compareAll(browser, generators, foreign, `${foreign.length} pages of READMEs`);
    const large = repeated(foreign, 10);
    await writeTo(generators, large);
    print(
      `${large.length} pages: the READMEs ten times, in production`,
      await compareBuilds(generators, large[0], rounds.builds),
    );
  } finally {
    await browser.close();
    await remove();
  }
}

async function compareAll(
  browser: Browser,
  generators: readonly Generator[],
  pages: readonly PlainPage[],
  title: string,
) {
  const read = pagesToRead(pages);
  await writeTo(generators, pages);
  print(
    `${title}, in development`,
    await compareDevelopment(browser, generators, read.average, rounds.development),
  );
  print(`${title}, in production`, await compareBuilds(generators, pages[0], rounds.builds));
  print(
    `${title}, for readers, in ms`,
    await compareReading(browser, generators, read, rounds.reading),
  );
}

const print = (title: string, table: string) => console.log(`\n${title}\n\n${table}`);

function machine(): string {
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

async function writeTo(generators: readonly Generator[], pages: readonly PlainPage[]) {
  for (const { folder, content } of generators) {
    await rm(path.join(folder, content), { recursive: true, force: true });
    await writePages(pages, path.join(folder, content));
  }
}

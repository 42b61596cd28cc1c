import { createEngine, type SearchEngine } from "../site/search/engine.ts";
import type {
  Searcher,
  SearchRequest,
  WorkerAnswer,
  WorkerRequest,
} from "../site/search/messages.ts";
import { quickSearch } from "../site/search/quick-search.ts";
import type { SearchIndex } from "../site/search/search-index.ts";

declare const self: DedicatedWorkerGlobalScope;

/** What searches until the whole index is ready, and then what does. */
interface Engines {
  readonly quick: SearchEngine;
  readonly whole: Promise<SearchEngine>;
}

let engines: Promise<Engines> | undefined;
let isReady = false;
const latest = new Map<Searcher, number>();

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if (!("indexUrl" in data)) return void answerTo(data);
  engines = loadEngines(data.indexUrl);
  // That it fails is told to the first who searches.
  engines.catch(() => undefined);
};

async function loadEngines(url: string): Promise<Engines> {
  const index = await loadIndex(url).catch(() => loadIndexAgain(url));
  return { quick: quickSearch(index), whole: makeReady(index) };
}

/** Searching takes milliseconds, but making the engine takes long enough to be felt while typing. */
async function makeReady(index: SearchIndex): Promise<SearchEngine> {
  // Who has asked already is answered first.
  await nextTask();
  const search = await createEngine(index, answerOthers());
  // The first search takes twice as long as the next ones, because its code is compiled. Has a reader
  // asked already, theirs is the first.
  if (latest.size === 0) search("a");
  isReady = true;
  return search;
}

/** How long a request may wait for a part of the engine, apart from very long pages. */
const partMs = 20;

function answerOthers(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < partMs) return undefined;
    return nextTask().then(() => void (last = performance.now()));
  };
}

async function loadIndex(url: string, cache?: RequestCache): Promise<SearchIndex> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  // The build wrote it: `plugins/search-plugin.ts`.
  return (await response.json()) as SearchIndex;
}

/** After a while, and past every cache, as `load-again.ts` does. */
async function loadIndexAgain(url: string): Promise<SearchIndex> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return loadIndex(url, "reload");
}

async function answerTo({ id, searcher, text, section }: SearchRequest): Promise<void> {
  latest.set(searcher, id);
  try {
    const loaded = await engines;
    if (loaded === undefined) return;
    if (!isReady) {
      const results = loaded.quick(text, section);
      if (results.pages.length > 0) answer({ id, results, isQuick: true });
    }
    const search = await loaded.whole;
    // Lets the requests in that were typed while the last one was searched for.
    await nextTask();
    if (latest.get(searcher) === id) answer({ id, results: search(text, section), isQuick: false });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const answer = (message: WorkerAnswer) => self.postMessage(message);

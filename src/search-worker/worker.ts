import { createEngine, type SearchEngine } from "../site/search/engine.ts";
import type { SearchRequest, WorkerAnswer, WorkerRequest } from "../site/search/messages.ts";
import type { SearchIndex } from "../site/search/search-index.ts";

declare const self: DedicatedWorkerGlobalScope;

// Searching takes milliseconds, but making the engine takes long enough to be felt while typing.
let engine: Promise<SearchEngine> | undefined;
let latest = 0;

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if (!("indexUrl" in data)) return void answerTo(data);
  engine = loadEngine(data.indexUrl);
  // That it fails is told to the first who searches.
  engine.catch(() => undefined);
};

async function loadEngine(url: string): Promise<SearchEngine> {
  const search = createEngine(await loadIndex(url).catch(() => loadIndexAgain(url)));
  // The first search takes twice as long as the next ones, because its code is compiled. Has a reader
  // asked already, theirs is the first.
  if (latest === 0) search("a");
  return search;
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

async function answerTo({ id, text, section }: SearchRequest): Promise<void> {
  latest = id;
  try {
    const search = await engine;
    // Lets the requests in that were typed while the last one was searched for.
    await new Promise((resolve) => setTimeout(resolve));
    if (latest === id && search !== undefined) answer({ id, results: search(text, section) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
}

const answer = (message: WorkerAnswer) => self.postMessage(message);

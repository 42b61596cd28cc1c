import { createEngine, type SearchEngine } from "../site/search/engine.ts";
import type { SearchRequest, WorkerAnswer, WorkerRequest } from "../site/search/messages.ts";
import type { SearchIndex } from "../site/search/search-index.ts";

declare const self: DedicatedWorkerGlobalScope;

// Searching takes milliseconds, but making the engine takes long enough to be felt while typing.
let engine: Promise<SearchEngine> | undefined;
let latest = 0;

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if ("indexUrl" in data) engine = loadEngine(data.indexUrl);
  else void answerTo(data);
};

async function loadEngine(url: string): Promise<SearchEngine> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  // The build wrote it: `plugins/search-plugin.ts`.
  return createEngine((await response.json()) as SearchIndex);
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

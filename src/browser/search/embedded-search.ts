import type {
  FoundAnswer,
  Searcher,
  WorkerAnswer,
  WorkerRequest,
} from "../../site/search/messages.ts";
import type { SearchAnswer, SearchBackend } from "./search-backend.ts";

/** Searches the site's own index in a worker, so that typing never lags. */
export function embeddedSearch(indexUrl: string): SearchBackend {
  let connection: Connection | undefined;
  const connected = () =>
    (connection ??= connect(indexUrl, () => {
      connection = undefined;
    }));
  return {
    delay: 0,
    prepare: () => void connected(),
    search: (...query) =>
      connected()
        .search(...query)
        // Retry once with a new worker, whose script may load this time.
        .catch(() => connected().search(...query)),
  };
}

type Connection = Pick<SearchBackend, "search">;

interface Waiting extends PromiseWithResolvers<SearchAnswer> {
  readonly searcher: Searcher;
}

function connect(indexUrl: string, failed: () => void): Connection {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL(
      "../../search-worker/worker.ts",
      import.meta.url,
    ),
  );
  const send = (request: WorkerRequest) => worker.postMessage(request);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const fail = (reason: string) => {
    worker.terminate();
    failed();
    for (const { reject } of waiting.values()) reject(new Error(reason));
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    if ("error" in data) return fail(data.error);
    settle(waiting, data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || "the script that searches did not load");
  };
  send({ indexUrl });
  return {
    search(text, section, searcher = "reader") {
      lastId += 1;
      const answer = Promise.withResolvers<SearchAnswer>();
      waiting.set(lastId, { ...answer, searcher });
      send({ id: lastId, searcher, text, section });
      return answer.promise;
    },
  };
}

/** Older searches of the same searcher were overtaken. */
function settle(waiting: Map<number, Waiting>, { id, results, isQuick }: FoundAnswer): void {
  const asked = waiting.get(id);
  if (asked === undefined) return;
  const { searcher, resolve } = asked;
  for (const [older, one] of waiting)
    if (older <= id && one.searcher === searcher) waiting.delete(older);
  if (!isQuick) return resolve({ results });
  const better = Promise.withResolvers<SearchAnswer>();
  waiting.set(id, { ...better, searcher });
  resolve({ results, better: better.promise });
}

import type { WorkerAnswer, WorkerRequest } from "../../site/search/messages.ts";
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
    search: (text, section) =>
      connected()
        .search(text, section)
        // Retry once with a new worker, whose script may load this time.
        .catch(() => connected().search(text, section)),
  };
}

type Connection = Pick<SearchBackend, "search">;

function connect(indexUrl: string, failed: () => void): Connection {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL(
      "../../search-worker/worker.ts",
      import.meta.url,
    ),
  );
  const send = (request: WorkerRequest) => worker.postMessage(request);
  const waiting = new Map<number, PromiseWithResolvers<SearchAnswer>>();
  let lastId = 0;
  const fail = (reason: string) => {
    worker.terminate();
    failed();
    for (const { reject } of waiting.values()) reject(new Error(reason));
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    if ("error" in data) return fail(data.error);
    const { id, results, isQuick } = data;
    const asked = waiting.get(id);
    // Older searches were overtaken.
    for (const older of waiting.keys()) if (older <= id) waiting.delete(older);
    if (!isQuick) return asked?.resolve({ results });
    const better = Promise.withResolvers<SearchAnswer>();
    waiting.set(id, better);
    asked?.resolve({ results, better: better.promise });
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || "the script that searches did not load");
  };
  send({ indexUrl });
  return {
    search(text, section) {
      lastId += 1;
      const answer = Promise.withResolvers<SearchAnswer>();
      waiting.set(lastId, answer);
      send({ id: lastId, text, section });
      return answer.promise;
    },
  };
}

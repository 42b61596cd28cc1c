import type { SearchBackend } from "./search-backend.ts";

type Search = SearchBackend["search"];

/** In milliseconds. The delay saves the hosted index a request for each letter. */
const times = { delay: 180, limit: 3000, rest: 30_000 };

const notice = "The search service isn’t responding. These results come from the site’s own index.";

/** Falls back to the embedded index, and avoids the hosted one for a while, if that fails or is slow. */
export function withFallback(load: () => Promise<Search>, embedded: SearchBackend): SearchBackend {
  let loading: Promise<Search> | undefined;
  let restsUntil = 0;
  const hosted = async (...query: Parameters<Search>) => {
    loading ??= load();
    return (await loading)(...query);
  };
  return {
    delay: times.delay,
    prepare: () => void (loading ??= load()).catch(() => (loading = undefined)),
    async search(text, section, searcher) {
      if (Date.now() >= restsUntil) {
        try {
          return await inTime(hosted(text, section));
        } catch {
          loading = undefined;
          restsUntil = Date.now() + times.rest;
        }
      }
      const { results, better } = await embedded.search(text, section, searcher);
      return { results, notice, better: better?.then((answer) => ({ ...answer, notice })) };
    },
  };
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("too slow")), times.limit);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

import { localApi, type ApiAnswer, type ApiRequest } from "../../unit/local-api.ts";
import { portOf } from "../worker-browser.ts";

/** What the service answers to a query; undefined leaves it without an answer. */
type Behaviour = (query: string) => Promise<ApiAnswer> | ApiAnswer | undefined;

export interface SearchService {
  readonly asked: () => readonly ReturnType<typeof questionOf>[];
  behave: Behaviour;
  readonly close: () => Promise<void>;
}

const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

/** Speaks the part of the API that searching needs: https://www.algolia.com/doc/rest-api/search/ */
export async function startSearchService(behave: Behaviour): Promise<SearchService> {
  const api = await localApi(async (request) => {
    if (request.method === "OPTIONS") return { status: 204, headers };
    const answer = await service.behave(questionOf(request).query);
    return answer && { ...answer, headers };
  }, portOf("search.test"));
  const asked = () => api.requests.filter(({ method }) => method === "POST").map(questionOf);
  const service = { behave, asked, close: api.close };
  return service;
}

function questionOf({ url, headers, body }: ApiRequest) {
  const of = (name: string) => url.searchParams.get(name) ?? headers[name];
  const { query, indexName: index } = JSON.parse(body).requests[0];
  const [appId, key] = [of("x-algolia-application-id"), of("x-algolia-api-key")];
  return { path: url.pathname, appId, key, index, query: String(query) };
}

/** Answers with these records. */
export const found = (...hits: readonly object[]): ApiAnswer => ({
  body: { results: [{ index: "docs", hits, nbHits: hits.length, page: 0, nbPages: 1 }] },
});

export const refused = (status: number): ApiAnswer => ({
  status,
  body: { message: "No.", status },
});

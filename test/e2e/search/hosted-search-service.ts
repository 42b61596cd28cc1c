import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "../worker-browser.ts";

/** What the service does with a query. */
export type Behaviour = (query: string, response: ServerResponse) => void;

export interface SearchService {
  /** What was asked: paths, keys, bodies. */
  readonly asked: {
    readonly path: string;
    readonly appId: string;
    readonly key: string;
    readonly query: string;
    readonly index: string;
  }[];
  behave: Behaviour;
  readonly close: () => Promise<void>;
}

/** Speaks the part of the API that searching needs: https://www.algolia.com/doc/rest-api/search/ */
export async function startSearchService(): Promise<SearchService> {
  const server = createServer((request, response) => void answer(request, response));
  const service: SearchService = {
    asked: [],
    behave: found([]),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const of = (name: string) => searchParams.get(name) ?? String(request.headers[name] ?? "");
    const { requests } = JSON.parse(await text(request));
    const { query, indexName: index } = requests[0];
    const [appId, key] = [of("x-algolia-application-id"), of("x-algolia-api-key")];
    service.asked.push({ path: pathname, appId, key, query, index });
    return service.behave(query, response);
  };
  await new Promise<void>((resolve) => server.listen(portOf("search.test"), resolve));
  return service;
}

/** Answers each query with these records. */
export const found =
  (hits: readonly object[]): Behaviour =>
  (query, response) => {
    const result = {
      index: "docs",
      query,
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 40,
      processingTimeMS: 1,
    };
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ results: [result] }));
  };

/** Refuses each query. */
export const refused =
  (status: number): Behaviour =>
  (_query, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ message: "No.", status }));
  };

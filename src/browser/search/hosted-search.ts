import { liteClient } from "algoliasearch/lite";
import { origin } from "../../site/hosting/hosts.ts";
import { docSearchResults } from "../../site/search/docsearch.ts";
import { resultAddress } from "./result-address.ts";
import type { SearchBackend } from "./search-backend.ts";

/** Named after the environment variables. */
export interface HostedIndex {
  readonly appId: string;
  /** Search-only, because readers can see it. */
  readonly key: string;
  readonly index: string;
  /** Overrides Algolia's host; empty by default. */
  readonly host: string;
}

/** Algolia rejects longer queries. */
const longest = 200;

/** Searches an index of Algolia DocSearch. */
export function hostedSearch({ appId, key, index, host }: HostedIndex): SearchBackend["search"] {
  const client = liteClient(appId, key, host === "" ? {} : { hosts: [hostOf(host)] });
  return async (text, section) => {
    const answer = await client.search({
      requests: [
        {
          indexName: index,
          query: text.slice(0, longest),
          hitsPerPage: 40,
          attributesToRetrieve: ["hierarchy", "content", "url"],
          attributesToHighlight: [],
          attributesToSnippet: [],
        },
      ],
    });
    const addressOf = (url: string) => resultAddress(url, origin);
    return { results: docSearchResults(answer, text, addressOf, section) };
  };
}

function hostOf(address: string) {
  const { protocol, host } = new URL(address);
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { url: host, protocol: scheme, accept: "readWrite" as const };
}

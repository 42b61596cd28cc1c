import { liteClient } from "algoliasearch/lite";
import { origin } from "../../site/hosts.ts";
import { docSearchResults } from "../../site/search/docsearch.ts";
import { resultAddress } from "./result-address.ts";
import type { SearchBackend } from "./search-backend.ts";

/** As in the environment variables of the same names. */
export interface HostedIndex {
  readonly appId: string;
  /** It allows searching and nothing else: every reader can see it. */
  readonly key: string;
  readonly index: string;
  /** Another address of the API; empty for Algolia's own. */
  readonly host: string;
}

/** The service refuses longer queries. */
const longest = 200;

/** Searches an index that Algolia's DocSearch has made of the site. */
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

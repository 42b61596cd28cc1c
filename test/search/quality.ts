import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createEngine, type SearchEngine } from "../../src/site/search/engine.ts";
import type { SearchIndex } from "../../src/site/search/search-index.ts";
import { searchOfPasted } from "../../src/site/search/pasted-text.ts";
import type { ExpectedPage } from "./expected-page.ts";
import { kinds } from "./queries.ts";

/** The text of a built site's index. */
export async function readIndex(folder: string): Promise<string> {
  const files = await readdir(folder);
  const file = files.find((name) => /^search-index\.[\da-f]{8}\.json$/.test(name));
  if (file === undefined) throw new Error(`${folder} holds no search index.`);
  return readFile(path.join(folder, file), "utf8");
}

/** The share of all queries that find their page, from 0 to 1. */
export async function shareFound(index: SearchIndex): Promise<number> {
  const search = await createEngine(index);
  const queries = Object.values(kinds).flat();
  return 1 - queries.flatMap((query) => missed(search, query)).length / queries.length;
}

/** A line that says so where a search does not find what it should; what is typed, or pasted. */
export function missed(search: SearchEngine, { query, urls, within }: ExpectedPage) {
  const found = search(searchOfPasted(query)).pages.map(({ url }) => url);
  if (found.slice(0, within).some((url) => urls.includes(url))) return [];
  const place = found.findIndex((url) => urls.includes(url)) + 1;
  return [
    `"${query}" has ${urls.join(" or ")} at place ${place || "none"}, not within ${within}; before it ${found.slice(0, 3).join(", ")}`,
  ];
}

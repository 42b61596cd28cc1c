import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createEngine, type SearchEngine } from "../../src/site/search/engine.ts";
import type { SearchIndex } from "../../src/site/search/search-index.ts";
import type { ExpectedPage } from "./expected-page.ts";
import { kinds } from "./queries.ts";

/** What the embedded search of a built site makes of the queries. */
export interface Quality {
  /** Of the queries that find their page, from 0 to 1. */
  readonly share: number;
  readonly count: number;
  /** A line for each of the others. */
  readonly missed: readonly string[];
}

/** The text of a built site's index. */
export async function readIndex(folder: string): Promise<string> {
  const files = await readdir(folder);
  const file = files.find((name) => /^search-index\.[\da-f]{8}\.json$/.test(name));
  if (file === undefined) throw new Error(`${folder} holds no search index.`);
  return readFile(path.join(folder, file), "utf8");
}

/** @param folder of a built site */
export async function measureQuality(folder: string): Promise<Quality> {
  const index: SearchIndex = JSON.parse(await readIndex(folder));
  const search = createEngine(index);
  const all = Object.entries(kinds).flatMap(([kind, queries]) =>
    queries.map((expected) => ({ kind, expected })),
  );
  const missed = all.flatMap(({ kind, expected }) => miss(search, kind, expected));
  return { share: 1 - missed.length / all.length, count: all.length, missed };
}

function miss(search: SearchEngine, kind: string, { query, urls, within }: ExpectedPage) {
  const found = search(query).pages.map(({ url }) => url);
  if (found.slice(0, within).some((url) => urls.includes(url))) return [];
  const place = found.findIndex((url) => urls.includes(url)) + 1;
  return [
    `${kind}: "${query}" has ${urls.join(" or ")} at place ${place || "none"}, not within ${within}; before it ${found.slice(0, 3).join(", ")}`,
  ];
}

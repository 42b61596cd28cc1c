import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pages } from "./pages.ts";

/** Bytes, compressed as a host sends them. */
export type Weights = Readonly<Record<string, number>>;

/**
 * Weighs what a reader downloads first: documents with their scripts and styles, what any page may
 * load after that, and the search. It doesn't depend on the machine.
 *
 * @param dist a built site
 */
export async function weigh(dist: string): Promise<Weights> {
  const documents = Object.entries(pages).map(async ([name, url]) => {
    const html = await readFile(path.join(dist, url, "index.html"), "utf8");
    const head = html.slice(0, html.indexOf("</head>"));
    const sizeOf = async (pattern: RegExp) => {
      const files = [...head.matchAll(pattern)].map(([, file = ""]) => file);
      const sizes = await Promise.all(files.map((file) => sentSize(path.join(dist, file))));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    return [
      [`${name}: HTML`, brotliCompressSync(withoutHashes(html)).length],
      [`${name}: scripts`, await sizeOf(/<script defer="" src="([^"]+)"/g)],
      [`${name}: styles`, await sizeOf(/<link rel="stylesheet" href="([^"]+)"/g)],
    ] as const;
  });
  const chunks = Object.entries({
    "search index": /^search-index\..*\.json$/,
    "search worker": /^search-worker\..*\.js$/,
    "search dialog": /^search-(?!worker).*\.js$/,
    "configuration check": /^island-configuration-check.*\.(?:js|css)$/,
    "after load": /^after-load\..*\.js$/,
    offline: /^offline\..*\.js$/,
    "service worker": /^sw\.js$/,
  }).map(async ([name, pattern]) => {
    const files = (await readdir(dist)).filter((file) => pattern.test(file));
    const sizes = await Promise.all(files.map((file) => sentSize(path.join(dist, file))));
    return [name, sizes.reduce((sum, size) => sum + size, 0)] as const;
  });
  return Object.fromEntries([
    ...(await Promise.all(documents)).flat(),
    ...(await Promise.all(chunks)),
  ]);
}

/** Hashed files lie compressed beside themselves. */
const sentSize = (file: string): Promise<number> =>
  stat(`${file}.br`).then(
    ({ size }) => size,
    async () => brotliCompressSync(await readFile(file)).length,
  );

/** The most that each may weigh. */
export async function readBudgets(): Promise<Weights> {
  return JSON.parse(await readFile(path.join(import.meta.dirname, "budgets.json"), "utf8"));
}

/** Some hashes compress worse than others: by up to 60 bytes for the same page. */
const withoutHashes = (html: string): string =>
  html.replaceAll(/\.[0-9a-f]{8}\.|sha256-[\w+/]{43}=/g, "");

/** The names of chunks and files that a build emits. Every part of the site takes them from here. */

/** webpack's placeholder for the hash in the names of files that never change. */
export const contentHash = "[contenthash:8]";

/** A hash between two dots, in a regular expression. */
export const hashPattern = String.raw`\.[0-9a-f]{8}\.`;

/** Matches hashed files: `/guides/caching.0f3a5b7c.js`. */
export const hashedFile = new RegExp(`${hashPattern}\\w+$`);

/** webpack's runtime. It names all chunks of its build, so it differs between builds. */
export const runtimeChunk = "client-runtime";

/** Chunks that are precached for every reader, besides those of views and of the search. */
const sharedChunks = ["client", runtimeChunk, "vendor", "after-load", "offline", "drawer-swipe"];

/** Chunks of the site itself. Those in `import()` have a `webpackChunkName`. */
const siteChunks = [...sharedChunks, "prerender", "combined-page", "print-page"];

/** The chunk of a view that is loaded on demand. */
export const viewChunk = (kind: string): string => `view-${kind}`;

/** The chunk with the style of an island. */
export const islandStyleChunk = (name: string): string => `island-${name}-style`;

/** The chunks of the search, which are loaded by their names. */
export const isSearchChunk = (name: string): boolean => name.startsWith("search-");

/** Whether a page's chunk can't have a name, because the site has such a chunk. */
export const isSiteChunk = (name: string): boolean =>
  siteChunks.includes(name) || /^(?:island|view|search)-[\w-]+$/.test(name);

/** Matches the files that are precached for every reader. Numbers name what several chunks share. */
export const precachedFiles: readonly RegExp[] = [
  new RegExp(
    `^(?:\\d+|${sharedChunks.join("|")}|view-[\\w-]+|search-[\\w-]+)${hashPattern}(?:js|css|json)$`,
  ),
  new RegExp(`^assets/icon(?:${hashPattern}svg|-1[89]\\d${hashPattern}png)$`),
];

/** Matches those of them that a reader who saves data gets only when they are needed. */
export const deferredFiles = /^(?:search-|view-|drawer-swipe\.|assets\/icon-)/;

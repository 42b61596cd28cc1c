/** Names of the chunks and files in a build. */

export const contentHash = "[contenthash:8]";

/** Matches a hash between two dots. */
export const hashPattern = String.raw`\.[0-9a-f]{8}\.`;

/** Matches hashed files: `/guides/caching.0f3a5b7c.js`. */
export const hashedFile = new RegExp(`${hashPattern}\\w+$`);

/** webpack's runtime names the chunk that lists all pages, and all others, so it differs between builds. */
export const runtimeChunk = "client-runtime";

/** Any page may need them, so they are precached. */
export const sharedChunks = [
  "client",
  runtimeChunk,
  "vendor",
  "after-load",
  "pages",
  "offline",
  "drawer-swipe",
  "tooltip",
  // What it says is no chunk, but a file beside them.
  "tooltips",
];

const siteChunks = [...sharedChunks, "prerender", "combined-page", "print-page"];

export const viewChunk = (kind: string): string => `view-${kind}`;

export const islandStyleChunk = (name: string): string => `island-${name}-style`;

export const isSearchChunk = (name: string): boolean => name.startsWith("search-");

/** Whether the site has a chunk with this name, so a page must not use it. */
export const isSiteChunk = (name: string): boolean =>
  siteChunks.includes(name) || /^(?:island|view|search)-[\w-]+$/.test(name);

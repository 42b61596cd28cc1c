import { hashedFile, hashPattern } from "../output/file-names.ts";

/** The service worker's caches: one of each for all builds, because a hashed file never changes. */
export const cacheNames = {
  /** Workbox's precache: what has no hash in its name, the shell and `build.json`. */
  shell: "webpack-shell",
  /** Every file with a hash in its name. */
  files: "webpack-files",
  /** The HTML of pages that were visited, by address. */
  pages: "webpack-pages",
  /** Avatars and logos of other hosts. */
  pictures: "webpack-pictures",
  /** What the saved copy says of itself, and its shell; its files are among all others. */
  saved: "webpack-saved",
} as const;

/** Whether an earlier version of the site made a cache that nothing reads any more. */
export const isForgottenCache = (name: string): boolean =>
  /^(?:webpack|workbox)-/.test(name) && !Object.values<string>(cacheNames).includes(name);

/** Whether a file's name changes with its content, as in `/caching.0f3a5b7c.js`. */
export const isHashedFile = (pathname: string): boolean => hashedFile.test(pathname);

/** What a hashed file is called in every build: `/caching.js`. */
export const nameWithoutHash = (pathname: string): string =>
  pathname.replace(new RegExp(`${hashPattern}(?=\\w+$)`), ".");

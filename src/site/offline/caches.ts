import { hashedFile, hashPattern } from "../output/file-names.ts";

/** All builds share these caches, because a hashed file never changes. */
export const cacheNames = {
  /** Workbox's precache: files without a hash, the app shell, and `build.json`. */
  shell: "webpack-shell",
  files: "webpack-files",
  /** HTML of visited pages, by URL. */
  pages: "webpack-pages",
  pictures: "webpack-pictures",
  /** Records and app shell of the saved copy; its other files are in `files`. */
  saved: "webpack-saved",
} as const;

/** Whether a cache is left over from an earlier version of the site. */
export const isForgottenCache = (name: string): boolean =>
  /^(?:webpack|workbox)-/.test(name) && !Object.values<string>(cacheNames).includes(name);

export const isHashedFile = (pathname: string): boolean => hashedFile.test(pathname);

/** `/caching.js` for `/caching.0f3a5b7c.js`: the same in every build. */
export const nameWithoutHash = (pathname: string): string =>
  pathname.replace(new RegExp(`${hashPattern}(?=\\w+$)`), ".");

import { hashPattern, sharedChunks } from "../output/file-names.ts";

/** Hashed files for every reader. Chunks shared by several others have numbers as names. */
const hashedFiles: readonly RegExp[] = [
  new RegExp(
    `^(?:\\d+|${sharedChunks.join("|")}|view-[\\w-]+|search-[\\w-]+)${hashPattern}(?:js|css|json)$`,
  ),
  new RegExp(`^assets/icon(?:${hashPattern}svg|-1[89]\\d${hashPattern}png)$`),
];

/** What the service worker fetches when it is installed. */
export const precachedFiles: readonly RegExp[] = [...hashedFiles, /^app-shell\//, /^build\.json$/];

/** Matches those of them that a reader who saves data gets only when they are needed. */
export const deferredFiles = /^(?:search-|view-|drawer-swipe\.|tooltips?\.|assets\/icon-)/;

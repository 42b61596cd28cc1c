import { isHashedFile } from "../site/caches.ts";
import type { Build } from "../types.ts";

/**
 * What a published folder knows about itself: `builds.json`. The dates are written down, because
 * those of the files change whenever a folder is copied, restored or checked out.
 */
export interface Published {
  /** Hashed files of the build before the one that is live. */
  readonly previous: readonly string[];
  /** Each file that was ever published and is still there → when a live build had it last. */
  readonly files: Readonly<Record<string, string>>;
}

/** Paths from the site's root, each in the order in which it is to be done. */
export interface DeployPlan {
  /** Hashed files: nothing refers to them yet. */
  readonly add: readonly string[];
  /** Pages and all else that keeps its name. */
  readonly replace: readonly string[];
  readonly remove: readonly string[];
  /** To be written before anything else, so that an interrupted deploy leaves nothing unknown. */
  readonly before: Published;
  /** To be written when all is done. */
  readonly after: Published;
}

interface DeployState {
  readonly published: Published;
  /** What is live; missing in an empty folder. */
  readonly live: Build | undefined;
  readonly next: Pick<Build, "id">;
  /** All that the next build has, but `build.json` and the worker, which come last. */
  readonly files: readonly string[];
  readonly now: Date;
  /** How long hashed files stay after they were last live. */
  readonly days: number;
}

/** Decides what a deploy does; of files that it does not know, nothing. */
export function planDeploy(state: DeployState): DeployPlan {
  const { published, live, next, now, days } = state;
  const add = state.files.filter(isHashed);
  const replace = state.files.filter((file) => !isHashed(file));
  // The same build again is an interrupted deploy that is finished.
  const previous =
    live === undefined || live.id === next.id
      ? published.previous
      : Object.keys(live.assets).filter(isHashed);
  const isLive = [...Object.keys(live?.assets ?? {}), ...add, ...replace];
  const dates = isLive.map((file) => [file, now.toISOString()]);
  const known: Published["files"] = { ...published.files, ...Object.fromEntries(dates) };
  const kept = new Set([...add, ...replace, ...previous]);
  const limit = now.getTime() - days * 24 * 60 * 60 * 1000;
  // A page that is gone would lead to files that are, one day.
  const isOld = (file: string, date: string) => !isHashed(file) || Date.parse(date) < limit;
  const remove = Object.entries(known)
    // Of the live build only the files that the compressed ones stand beside are known.
    .filter(([file, date]) => isOld(file, known[uncompressed(file)] ?? date))
    .map(([file]) => file)
    .filter((file) => !kept.has(uncompressed(file)));
  const rest = Object.entries(known).filter(([file]) => !remove.includes(file));
  return {
    add,
    replace,
    remove,
    before: { previous, files: known },
    after: { previous, files: Object.fromEntries(rest) },
  };
}

/** Whether a file's name changes with its content: `caching.0f3a5b7c.js`. */
const isHashed = (file: string): boolean => isHashedFile(uncompressed(file));

/** The file that `caching.0f3a5b7c.js.br` stands beside: it is kept as long as that. */
const uncompressed = (file: string): string => file.replace(/\.(?:br|gz)$/, "");

import type { Compilation, LoaderContext } from "webpack";

/**
 * Tells the loaders of a compilation when pages were last committed.
 *
 * @param paths of all pages, rooted at the content folder
 * @param days path → day in ISO 8601, of those that have one
 */
export function setLastCommits(
  { valueCacheVersions }: Compilation,
  paths: readonly string[],
  days: ReadonlyMap<string, string>,
): void {
  for (const path of paths) valueCacheVersions.set(keyOf(path), days.get(path) ?? unknown);
}

/**
 * The day when a page was last committed. webpack takes its module from the cache only as long as
 * the day is the same: a commit changes no file.
 *
 * @param path of the page, rooted at the content folder
 */
export function lastCommit(
  { _compilation, _module }: LoaderContext<object>,
  path: string,
): string | undefined {
  const day = _compilation?.valueCacheVersions.get(keyOf(path));
  if (typeof day !== "string") return undefined;
  if (_module?.buildInfo) (_module.buildInfo.valueDependencies ??= new Map()).set(keyOf(path), day);
  return day === unknown ? undefined : day;
}

const keyOf = (path: string) => `last commit of ${path}`;
const unknown = "unknown";

import type { Compilation, LoaderContext } from "webpack";

/**
 * Passes the days to the loaders.
 *
 * @param days path → ISO 8601
 */
export function setLastCommits(
  { valueCacheVersions }: Compilation,
  paths: readonly string[],
  days: ReadonlyMap<string, string>,
): void {
  for (const path of paths) valueCacheVersions.set(keyOf(path), days.get(path) ?? unknown);
}

/** Rebuilds a cached page if its day changes, because a commit doesn't change any file. */
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

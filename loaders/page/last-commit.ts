import type { Compilation, LoaderContext } from "webpack";
import { dependOnValue, setValue } from "../values.ts";

/**
 * Passes the days to the loaders.
 *
 * @param days path → ISO 8601
 */
export function setLastCommits(
  compilation: Compilation,
  paths: readonly string[],
  days: ReadonlyMap<string, string>,
): void {
  for (const path of paths) setValue(compilation, keyOf(path), days.get(path) ?? unknown);
}

/** Rebuilds a cached page if its day changes, because a commit doesn't change any file. */
export function lastCommit(context: LoaderContext<object>, path: string): string | undefined {
  const day = dependOnValue(context, keyOf(path));
  return day === unknown ? undefined : day;
}

const keyOf = (path: string) => `last commit of ${path}`;
const unknown = "unknown";

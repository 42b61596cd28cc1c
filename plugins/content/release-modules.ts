import type { ReleaseChanges } from "../../src/site/releases/release-changes.ts";

/** All releases of webpack 5, the oldest first. */
export const webpackVersions = async (): Promise<readonly string[]> =>
  (await import("../../loaders/reference/since.ts")).history.versions;

/**
 * What each of them changed. It doesn't depend on the pages: each page with an island would be built
 * again when another one changes.
 */
export async function webpackChanges(): Promise<readonly ReleaseChanges[]> {
  const [{ history }, { releaseChanges }] = await Promise.all([
    import("../../loaders/reference/since.ts"),
    import("../../loaders/reference/release-changes.ts"),
  ]);
  return releaseChanges(history);
}

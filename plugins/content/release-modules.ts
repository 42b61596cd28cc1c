import { valueModule } from "./virtual-modules.ts";

/** All releases of webpack 5, the oldest first. */
export async function versionsModule(): Promise<string> {
  const { history } = await import("../../loaders/reference/since.ts");
  return valueModule(history.versions);
}

/**
 * What each of them changed. It doesn't depend on the pages: each page with an island would be built
 * again when another one changes.
 */
export async function changesModule(): Promise<string> {
  const [{ history }, { releaseChanges }] = await Promise.all([
    import("../../loaders/reference/since.ts"),
    import("../../loaders/reference/release-changes.ts"),
  ]);
  return valueModule(releaseChanges(history));
}

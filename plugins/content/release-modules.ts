import { splitUrl } from "../../src/site/navigation/url.ts";
import type { SiteContent } from "./site-content.ts";
import { valueModule } from "./virtual-modules.ts";

/** All releases of webpack 5, the oldest first. */
export async function versionsModule(): Promise<string> {
  const { history } = await import("../../loaders/reference/since.ts");
  return valueModule(history.versions);
}

/** What each of them changed, with links to entries on the pages that there are. */
export async function changesModule({ pages }: Pick<SiteContent, "pages">): Promise<string> {
  const [{ history }, { releaseChanges }] = await Promise.all([
    import("../../loaders/reference/since.ts"),
    import("../../loaders/reference/release-changes.ts"),
  ]);
  const urls = new Set(pages.map(({ url }) => url));
  return valueModule(releaseChanges(history, (url) => urls.has(splitUrl(url).pathname)));
}

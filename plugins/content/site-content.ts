import { contentTree, navigationOf, pagesOf } from "../../src/site/content/content-tree.ts";
import { routesOf, type SiteRoute } from "../../src/site/navigation/routes.ts";
import { nameOnDisk, urlOfPath } from "../../src/site/navigation/url.ts";
import type { ContentDirectory, ContentFile, Navigation } from "../../src/types.ts";
import type { ScannedContent } from "./content-scan.ts";
import { readRedirects, type ReadRedirects } from "./redirects.ts";
import { readSettings, type ReadSettings } from "./site-settings.ts";
import { readSynced, type Synced } from "./synced-files.ts";

/** Derived once for each compilation, for all plugins. */
export interface SiteContent extends Pick<ScannedContent, "folders" | "links" | "notification" | "packagePages"> {
  /** Paths of the pages, sorted by name. */
  readonly paths: readonly string[];
  readonly tree: ContentDirectory;
  readonly navigation: Navigation;
  readonly pages: readonly ContentFile[];
  readonly routes: readonly SiteRoute[];
  readonly redirects: ReadRedirects;
  readonly settings: ReadSettings;
  readonly synced: Synced;
  readonly problems: ScannedContent["problems"];
}

export function siteContent(scanned: ScannedContent): SiteContent {
  const { files, folders, links, notification, packagePages } = scanned;
  const tree = contentTree(files);
  const navigation = navigationOf(tree);
  const paths = files.map(({ path }) => path);
  const sections = [...new Set(paths.map((path) => path.split("/", 1)[0] ?? ""))];
  const settings = readSettings(scanned.settings, sections);
  const routes = routesOf({ navigation, settings: settings.settings });
  const taken = new Set([...paths.map(urlOfPath), ...routes.map(({ url }) => url)].map(nameOnDisk));
  const redirects = readRedirects(scanned.redirects, taken);
  const synced = readSynced(scanned.synced);
  const read = [scanned, redirects, settings, synced];
  return {
    ...{ folders, links, notification, packagePages, paths, tree, navigation, routes, redirects },
    ...{ settings, synced, pages: pagesOf(tree), problems: read.flatMap((one) => one.problems) },
  };
}

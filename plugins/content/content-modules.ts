import { createHash } from "node:crypto";
import path from "node:path";
import type { Compilation, LoaderContext } from "webpack";
import { articleLayer } from "../../loaders/content-rules.ts";
import { fileRequest, packagePageRequest } from "../../loaders/page/file-request.ts";
import { dependOnValue, setValue } from "../../loaders/values.ts";
import { pictureHosts } from "../../src/site/hosting/allowed-hosts.ts";
import { sponsorCounts } from "../../src/site/sponsors/sponsors.ts";
import { notificationFile } from "./notification.ts";
import type { SiteContent } from "./site-content.ts";
import { notificationModule, pagesModule, treeModule, valueModule } from "./virtual-modules.ts";

const contentKey = (name: string) => `content:${name}`;

/** By name, without `content:`. */
const texts: Readonly<Record<string, (content: SiteContent, root: string) => string>> = {
  tree: ({ tree }) => treeModule(tree),
  navigation: ({ navigation }) => valueModule(navigation),
  pages: ({ paths, packagePages }, root) =>
    pagesModule(paths, (file) =>
      packagePages.has(file) ? packagePageRequest(root, file) : fileRequest(path.join(root, file)),
    ),
  notification: ({ notification }, root) =>
    notificationModule(path.join(root, notificationFile), notification),
  redirects: ({ redirects }) => valueModule(redirects.redirects),
  settings: ({ settings }) => valueModule(settings.settings),
  sponsors: ({ synced }) => valueModule(synced.sponsors),
  "sponsor-counts": ({ synced }) => valueModule(sponsorCounts(synced.sponsors)),
  "picture-hosts": ({ synced }) => valueModule(pictureHosts(synced.sponsors)),
  votes: ({ synced }) => valueModule(synced.votes),
};

/** Names the texts of a compilation, so that only modules with another one are built again. */
export function setContentTexts(
  compilation: Compilation,
  content: SiteContent,
  root: string,
): void {
  for (const [name, text] of Object.entries(texts)) {
    const hash = createHash("sha256").update(text(content, root)).digest("hex");
    setValue(compilation, contentKey(name), hash);
  }
}

/** Modules that are made of the content folder. */
export const contentModules = (content: () => SiteContent, root: string) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      (context: LoaderContext<object>) => {
        const key = contentKey(name);
        dependOnValue(context, key);
        const isForArticle = context._module?.layer === articleLayer;
        return text(content(), root) + (isForArticle ? noteRead(key) : "");
      },
    ]),
  );

/** webpack rebuilds a page if a file of what it has run changes, but knows nothing of values. */
const noteRead = (key: string) => `import { contentReads } from ${JSON.stringify(reads)};
contentReads.add(${JSON.stringify(key)});
`;

const reads = path.resolve(import.meta.dirname, "../../src/content-components/content-reads.ts");

/** The modules that `plugins/content-plugin.ts` serves, and files that are imported as they are. */

declare module "content:tree" {
  /** The content tree; `anchors` are empty, they come with the pages. */
  const tree: import("./types.ts").ContentDirectory;
  export default tree;
}

declare module "content:navigation" {
  const navigation: import("./types.ts").Navigation;
  export default navigation;
}

declare module "content:settings" {
  const settings: import("./site/content/site-settings.ts").SiteSettings;
  export default settings;
}

declare module "content:pages" {
  /** Content file → function that loads its chunk. */
  const pages: Readonly<
    Record<string, () => Promise<{ readonly default: import("./types.ts").Page }>>
  >;
  export default pages;
}

declare module "content:modules" {
  /** Content file → page. */
  const modules: Readonly<Record<string, import("./types.ts").Page>>;
  export default modules;
}

declare module "content:notification" {
  /** The bar above every page; missing where the content has none. */
  const notification: import("./types.ts").SiteNotification | undefined;
  export default notification;
}

declare module "*.svg" {
  const url: string;
  export default url;
}

declare module "*.png" {
  const url: string;
  export default url;
}

declare module "*.css";

declare module "*?sample" {
  /** What `loaders/sample-loader.ts` makes of the configuration of a sample project. */
  const sample: import("./site/code/sample.ts").Sample;
  export default sample;
}

declare module "content:redirects" {
  const redirects: import("./site/hosting/redirects.ts").Redirects;
  export default redirects;
}

declare module "content:sponsors" {
  /** Null where they have not been read yet. */
  const sponsors: import("./site/sponsors/sponsors.ts").Sponsors | null;
  export default sponsors;
}

declare module "content:sponsor-counts" {
  /** Null where they have not been read yet. */
  const counts: import("./site/sponsors/sponsors.ts").SponsorCounts | null;
  export default counts;
}

declare module "content:picture-hosts" {
  /** Other hosts that avatars and logos come from, each as `https://host`. */
  const hosts: readonly string[];
  export default hosts;
}

declare module "content:votes" {
  /** Null where they have not been read yet. */
  const votes: import("./site/vote/issues.ts").IssueList | null;
  export default votes;
}

/** Modules that `plugins/content-plugin.ts` serves, and imports of other files. */

declare module "content:tree" {
  /** Without anchors and sizes, which an edit would change: all sizes are 0. */
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

declare module "content:notification" {
  /** The bar above every page, if there is one. */
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
  /** Made by `loaders/sample-loader.ts` from a sample project's configuration. */
  const sample: import("./site/code/sample.ts").Sample;
  export default sample;
}

declare module "content:redirects" {
  const redirects: import("./site/hosting/redirects.ts").Redirects;
  export default redirects;
}

declare module "content:sponsors" {
  /** Null before the first sync. */
  const sponsors: import("./site/sponsors/sponsors.ts").Sponsors | null;
  export default sponsors;
}

declare module "content:sponsor-counts" {
  /** Null before the first sync. */
  const counts: import("./site/sponsors/sponsors.ts").SponsorCounts | null;
  export default counts;
}

declare module "content:picture-hosts" {
  /** Origins of avatars and logos on other hosts. */
  const hosts: readonly string[];
  export default hosts;
}

declare module "content:votes" {
  /** Null before the first sync. */
  const votes: import("./site/vote/issues.ts").IssueList | null;
  export default votes;
}

declare module "content:check-facts" {
  /** From the installed webpack. */
  const facts: import("./site/configuration-check/facts.ts").Facts;
  export default facts;
}

declare module "content:webpack-versions" {
  /** Releases of webpack 5, the oldest first. The last one is documented. */
  const versions: readonly string[];
  export default versions;
}

declare module "content:webpack-changes" {
  /** Without releases that changed nothing. */
  const changes: readonly import("./site/releases/release-changes.ts").ReleaseChanges[];
  export default changes;
}

declare module "webpack/schemas/WebpackOptions.check.js" {
  const accepts: (configuration: unknown) => boolean;
  export default accepts;
}

/** Writes messages. Its own types ask for ajv's errors as a whole. */
declare module "schema-utils/dist/ValidationError.js" {
  class ValidationError extends Error {
    constructor(errors: readonly object[], schema: object, options: { baseDataPath: string });
    formatValidationError(error: object): string;
  }
  const imported: typeof ValidationError | { readonly default: typeof ValidationError };
  export default imported;
}

declare module "content:errors" {
  /** The error index, in the sidebar's order. */
  const groups: readonly import("./site/errors/error-entries.ts").ErrorGroup[];
  export default groups;
}

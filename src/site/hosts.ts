/** Hosts that serve this documentation; environment variables say where, see `plugins/variables.ts`. */

/** Where they are when the environment does not say it. */
export const defaultHosts = {
  SITE_HOST: "https://webpack.js.org",
  V4_HOST: "https://v4.webpack.js.org",
  CHINESE_HOST: "https://webpack.docschina.org",
} as const;

/** webpack puts the values in place; without it, in tests, they are the process's own. */
declare const process: { readonly env: Partial<Record<keyof typeof defaultHosts, string>> };

/** Where the site lives; canonical links, feeds and the sitemap are absolute. */
export const origin = process.env.SITE_HOST ?? defaultHosts.SITE_HOST;

export interface HostLink {
  readonly title: string;
  readonly host: string;
}

/** Hosts that document another version of webpack; the first is this one. */
export const versions: readonly HostLink[] = [
  { title: "5", host: origin },
  { title: "4", host: process.env.V4_HOST ?? defaultHosts.V4_HOST },
];

export interface LanguageLink extends HostLink {
  /** BCP 47. */
  readonly language: string;
}

/** Hosts that serve the same addresses in another language; the first is this one. */
export const languages: readonly LanguageLink[] = [
  { title: "English", host: origin, language: "en" },
  { title: "中文", host: process.env.CHINESE_HOST ?? defaultHosts.CHINESE_HOST, language: "zh" },
];

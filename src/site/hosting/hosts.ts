/** Environment variables override these hosts: see `plugins/check/variables.ts`. */

export const defaultHosts = {
  SITE_HOST: "https://webpack.js.org",
  V4_HOST: "https://v4.webpack.js.org",
  CHINESE_HOST: "https://webpack.docschina.org",
} as const;

/** webpack replaces the values. Tests run without webpack and read the environment. */
declare const process: { readonly env: Partial<Record<keyof typeof defaultHosts, string>> };

export const origin = process.env.SITE_HOST ?? defaultHosts.SITE_HOST;

export interface HostLink {
  readonly title: string;
  readonly host: string;
}

/** The first one is this site. */
export const versions: readonly HostLink[] = [
  { title: "5", host: origin },
  { title: "4", host: process.env.V4_HOST ?? defaultHosts.V4_HOST },
];

export interface LanguageLink extends HostLink {
  /** BCP 47. */
  readonly language: string;
}

export const languages: readonly LanguageLink[] = [
  { title: "English", host: origin, language: "en" },
  { title: "中文", host: process.env.CHINESE_HOST ?? defaultHosts.CHINESE_HOST, language: "zh" },
];

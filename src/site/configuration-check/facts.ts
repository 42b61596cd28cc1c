import type { Schema } from "./schema/schema.ts";

/** What a check knows of webpack, from `loaders/reference/check-facts.ts`. */
export interface Facts {
  /** Of the installed webpack. */
  readonly version: string;
  readonly schema: Schema;
  /** Of webpack-dev-server's options. */
  readonly devServer: Schema;
  /** Plugin → schema of its options. */
  readonly plugins: Readonly<Record<string, Schema>>;
  /** By path: `module.rules[].test`, `BannerPlugin.banner`. */
  readonly options: Readonly<Record<string, OptionFacts>>;
  /** Name that isn't an option there → what webpack itself says instead. */
  readonly hints: Readonly<Record<string, string>>;
}

export interface OptionFacts {
  readonly url: string;
  /** Missing for what webpack 5 has always had. */
  readonly since?: string;
  readonly deprecated?: Deprecation;
}

export interface Deprecation {
  /** The release that marked it, if it's known. */
  readonly since?: string;
  /** What to use instead, in webpack's words. */
  readonly description: string;
}

/** Options of a plugin are in paths that start with the last part of its name. */
export const shortName = (plugin: string): string => plugin.split(".").at(-1) ?? plugin;

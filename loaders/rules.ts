import path from "node:path";
import type { Module, PathData, ResolveOptions, RuleSetRule } from "webpack";
import { contentHash } from "../src/site/output/file-names.ts";
import { plainName } from "../src/site/navigation/url.ts";
import { articleLayer, contentRules, type ContentOptions } from "./content-rules.ts";

export const resolve = (isDevelopment: boolean): ResolveOptions => ({
  extensions: [".ts", ".tsx", "..."],
  // React Router's exports always lead to its development build, which has all warnings.
  alias: isDevelopment
    ? {}
    : { "react-router$": path.join(packages, "react-router/dist/production/index.mjs") },
});

/**
 * Whether a known import leads where it led before: all name whole files. In development, this saves
 * a tenth of what webpack does for an edit. `content:` modules say whether their text has changed.
 */
export const unsafeCache = (module: Module): boolean =>
  path.isAbsolute(module.nameForCondition() ?? "");

/** webpack's own validation: what's minified imports nothing, and takes long to read. */
export const noParse = /[\\/]WebpackOptions\.check\.js$/;

const packages = path.join(import.meta.dirname, "../node_modules");

/** @param isDevelopment adds hot replacement of React components */
export const rules = (content: ContentOptions, isDevelopment: boolean): RuleSetRule[] => [
  {
    oneOf: [
      // Files that pages show or link to are copied, even if webpack could load them as modules.
      { resourceQuery: /^\?file$/, type: "asset/resource" },
      { resourceQuery: /^\?sample$/, use: path.join(import.meta.dirname, "sample-loader.ts") },
      ...moduleRules(content, isDevelopment),
    ],
  },
];

const moduleRules = (content: ContentOptions, isDevelopment: boolean): RuleSetRule[] => [
  ...contentRules(content),
  {
    test: /\.tsx?$/,
    include: sources,
    oneOf: [
      // Code that renders during a build can't be hot-replaced.
      { compiler: "HtmlWebpackCompiler", ...typescript(false) },
      // Workers of islands start in browsers only.
      { issuerLayer: articleLayer, parser: { worker: false, url: false }, ...typescript(false) },
      typescript(isDevelopment),
    ],
  },
  // Styles of islands are not needed to render an article.
  { test: /\.css$/, issuerLayer: articleLayer, type: "asset/source" },
  { test: /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i, type: "asset/resource" },
];

export const assetName = ({ filename = "" }: PathData) =>
  // File names are limited to 255 bytes.
  `assets/${plainName(path.parse(filename).name).slice(0, 200)}.${contentHash}[ext]`;

const sources = path.resolve(import.meta.dirname, "../src");

/** @param refresh adds hot replacement of React components. `npm test` checks types. */
const typescript = (refresh: boolean): RuleSetRule => ({
  loader: "swc-loader",
  options: {
    jsc: {
      target: "es2024",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic", refresh }, verbatimModuleSyntax: true },
    },
  },
});

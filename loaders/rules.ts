import path from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import reactRefresh from "react-refresh-typescript";
import type { PathData, ResolveOptions, RuleSetRule } from "webpack";
import { contentHash } from "../src/site/output/file-names.ts";
import { plainName } from "../src/site/navigation/url.ts";
import { contentRules, type ContentOptions } from "./content-rules.ts";
import { articleLayer } from "./page/layer.ts";

type Transformer = ReturnType<typeof reactRefresh>;

/**
 * Where modules are found.
 *
 * @param isDevelopment keeps the warnings of packages
 * @returns for `resolve`
 */
export const resolve = (isDevelopment: boolean): ResolveOptions => ({
  extensions: [".ts", ".tsx", "..."],
  // The package's exports lead everybody to its build for development, with all warnings.
  alias: isDevelopment
    ? {}
    : { "react-router$": path.join(packages, "react-router/dist/production/index.mjs") },
});

const packages = path.join(import.meta.dirname, "../node_modules");

/**
 * What each kind of file becomes.
 *
 * @param content where the pages are, and how strictly they are read
 * @param isDevelopment adds what replaces React components in a running page
 * @returns rules for `module.rules`
 */
export const rules = (content: ContentOptions, isDevelopment: boolean): RuleSetRule[] => [
  {
    oneOf: [
      // What a page shows or links to is a file for its reader, whatever it would be as a module.
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
      // What renders during the build is replaced by building again.
      { compiler: "HtmlWebpackCompiler", ...typescript("build") },
      { issuerLayer: articleLayer, ...typescript("build") },
      isDevelopment ? typescript("client", [reactRefresh()]) : typescript("client"),
    ],
  },
  {
    test: /\.css$/,
    oneOf: [
      // Islands bring their style; while an article is rendered nobody looks at it.
      { issuerLayer: articleLayer, type: "asset/source" },
      { use: [isDevelopment ? "style-loader" : MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  { test: /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i, type: "asset/resource" },
];

/** The name of an image or another file in the output folder. */
export const assetName = ({ filename = "" }: PathData) =>
  // No file system takes a name of more than 255 bytes.
  `assets/${plainName(path.parse(filename).name).slice(0, 200)}.${contentHash}[ext]`;

const sources = path.resolve(import.meta.dirname, "../src");

/** Each set of options is an instance of ts-loader, which goes by its name. */
function typescript(instance: string, before: readonly Transformer[] = []): RuleSetRule {
  return {
    loader: "ts-loader",
    options: {
      instance,
      configFile: path.join(sources, "tsconfig.json"),
      // `npm test` checks the types, once for all worlds.
      transpileOnly: true,
      compilerOptions: { sourceMap: true },
      getCustomTransformers: () => ({ before }),
    },
  };
}

import path from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import reactRefresh from "react-refresh-typescript";
import type { PathData, ResolveOptions, RuleSetRule } from "webpack";
import { contentHash } from "../src/site/output/file-names.ts";
import { plainName } from "../src/site/navigation/url.ts";
import { articleLayer, contentRules, type ContentOptions } from "./content-rules.ts";

type Transformer = ReturnType<typeof reactRefresh>;

export const resolve = (isDevelopment: boolean): ResolveOptions => ({
  extensions: [".ts", ".tsx", "..."],
  // React Router's exports always lead to its development build, which has all warnings.
  alias: isDevelopment
    ? {}
    : { "react-router$": path.join(packages, "react-router/dist/production/index.mjs") },
});

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
      { compiler: "HtmlWebpackCompiler", ...typescript("build") },
      { issuerLayer: articleLayer, ...typescript("build") },
      isDevelopment ? typescript("client", [reactRefresh()]) : typescript("client"),
    ],
  },
  {
    test: /\.css$/,
    oneOf: [
      // Styles of islands are not needed to render an article.
      { issuerLayer: articleLayer, type: "asset/source" },
      { use: [isDevelopment ? "style-loader" : MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  { test: /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i, type: "asset/resource" },
];

export const assetName = ({ filename = "" }: PathData) =>
  // File names are limited to 255 bytes.
  `assets/${plainName(path.parse(filename).name).slice(0, 200)}.${contentHash}[ext]`;

const sources = path.resolve(import.meta.dirname, "../src");

/** ts-loader needs a name for each set of options. */
function typescript(instance: string, before: readonly Transformer[] = []): RuleSetRule {
  return {
    loader: "ts-loader",
    options: {
      instance,
      configFile: path.join(sources, "tsconfig.json"),
      // `npm test` checks types.
      transpileOnly: true,
      compilerOptions: { sourceMap: true },
      getCustomTransformers: () => ({ before }),
    },
  };
}

import path from "node:path";
import v8 from "node:v8";
import HtmlPlugin from "html-webpack-plugin";
import webpack, { type Configuration } from "webpack";
import type { Configuration as DevServer } from "webpack-dev-server";
import { assetName, noParse, resolve, rules, unsafeCache } from "./loaders/rules.ts";
import { ArticlesPlugin } from "./plugins/articles-plugin.ts";
import { AtomicOutputPlugin } from "./plugins/atomic-output-plugin.ts";
import { buildCache, NoBuildDependenciesPlugin } from "./plugins/output/build-cache.ts";
import { BuildRecordPlugin } from "./plugins/build-record-plugin.ts";
import { ChunkTextPlugin } from "./plugins/chunk-text-plugin.ts";
import { ContentPlugin } from "./plugins/content-plugin.ts";
import { compileHint } from "./plugins/output/compile-hint.ts";
import * as development from "./plugins/output/development-server.ts";
import { readEnvironment, type Environment } from "./plugins/check/environment.ts";
import { LicensesPlugin } from "./plugins/licenses-plugin.ts";
import { minimizers } from "./plugins/output/minimizers.ts";
import { PageScriptsPlugin } from "./plugins/page-scripts-plugin.ts";
import { PrerenderPlugin } from "./plugins/prerender-plugin.ts";
import { ProgressPlugin } from "./plugins/progress-plugin.ts";
import { ReferencePlugin } from "./plugins/reference-plugin.ts";
import { RefreshPlugin } from "./plugins/refresh-plugin.ts";
import { SearchPlugin } from "./plugins/search-plugin.ts";
import { ServiceWorkerPlugin } from "./plugins/service-worker-plugin.ts";
import { SharedReactPlugin } from "./plugins/shared-react-plugin.ts";
import { splitChunks } from "./plugins/output/split-chunks.ts";
import { SummaryPlugin } from "./plugins/summary-plugin.ts";
import { contentHash, runtimeChunk } from "./src/site/output/file-names.ts";

const here = (...parts: string[]) => path.join(import.meta.dirname, ...parts);

/**
 * Builds the site, for development and production.
 *
 * @param env `content=DIR` builds another folder; `strict=false` turns its errors into warnings;
 *   `minimize=false` builds faster, for tests
 */
export default (
  env: Environment,
  { mode }: { mode?: string },
): Configuration & { devServer: DevServer } => {
  const isDevelopment = mode !== "production";
  // A build is over before the code of V8's last compiler pays off: a cold one takes a tenth less.
  if (!isDevelopment) v8.setFlagsFromString("--no-opt");
  const { content, minimize, variables, time } = readEnvironment(env, here());
  const name = isDevelopment ? "[name]" : `[name].${contentHash}`;
  return {
    mode: isDevelopment ? "development" : "production",
    context: here(),
    target: "web",
    devtool: false, // Development has a plugin for source maps.
    entry: {
      client: "./src/client.tsx",
      ...(!isDevelopment && {
        // Runs during the build, as a single file that isn't emitted.
        prerender: {
          import: "./src/prerender.tsx",
          library: { type: "commonjs2" },
          asyncChunks: false,
          chunkLoading: false,
          runtime: false,
        },
      }),
    },
    output: {
      path: here("dist"),
      publicPath: "/",
      filename: `${name}.js`,
      assetModuleFilename: assetName,
      clean: true,
      copy: isDevelopment ? [] : ["static"],
      trustedTypes: "webpack", // As src/site/hosting/content-security-policy.ts allows.
    },
    resolve: resolve(isDevelopment),
    module: { rules: rules(content, isDevelopment), noParse, unsafeCache },
    optimization: {
      // It knows the hash of all chunks but pages, and would change another file with each edit.
      runtimeChunk: isDevelopment || { name: runtimeChunk },
      splitChunks,
      minimize: minimize && !isDevelopment,
      minimizer: minimizers(),
    },
    plugins: [
      new NoBuildDependenciesPlugin(),
      new ContentPlugin(content),
      new SearchPlugin(),
      new SharedReactPlugin(),
      new webpack.EnvironmentPlugin(variables),
      new ProgressPlugin(),
      new SummaryPlugin(),
      ...(isDevelopment
        ? [
            new HtmlPlugin({ template: "./src/development.tsx", chunks: ["client"] }),
            new RefreshPlugin(),
            development.maps,
          ]
        : [
            new AtomicOutputPlugin(),
            new ArticlesPlugin(),
            new ChunkTextPlugin(),
            new PageScriptsPlugin(),
            compileHint,
            new ReferencePlugin(),
            new PrerenderPlugin(),
            new BuildRecordPlugin(time),
            new ServiceWorkerPlugin(variables.SERVICE_WORKER),
            new LicensesPlugin(),
          ]),
    ],
    experiments: { css: true, lazyCompilation: isDevelopment && development.lazyCompilation },
    cache: buildCache(isDevelopment ? "development" : "production", content, here()),
    performance: false,
    watchOptions: { aggregateTimeout: 5 }, // Milliseconds: editors write a file at once.
    // Pages wait for other threads. The default would let 100 of them keep webpack from the rest.
    parallelism: 100_000,
    stats: "none",
    devServer: development.server(content.root, here("static")),
  };
};

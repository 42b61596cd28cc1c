import { availableParallelism } from "node:os";
import { constants } from "node:zlib";
import MinimizerPlugin from "minimizer-webpack-plugin";
import { hashPattern } from "../../src/site/output/file-names.ts";
import { finalFiles } from "./stages.ts";

/**
 * Also compresses hashed files, which takes too long for each request. Pages keep their names, so
 * during a deploy they could end up next to another build's .br file.
 */
export const minimizers = () => [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    // swc has its own threads.
    parallel: false,
    // `licenses.txt` lists the licenses instead.
    extractComments: false,
    minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
  }),
  new MinimizerPlugin({
    test: /\.css$/,
    minify: MinimizerPlugin.lightningCssMinify,
    parallel: false,
  }),
  // Files that every reader loads are compressed as well as possible.
  compressor(
    new RegExp(String.raw`^(?!${largeFile})[^/]+${hashPattern}(?:css|js|svg)$`),
    bestQuality,
  ),
  compressor(
    new RegExp(String.raw`(?:/|^${largeFile}).*${hashPattern}(?:css|js|svg)$|${hashPattern}json$`),
    pageQuality,
  ),
];

const largeFile = "island-configuration-check-worker";

const bestQuality = constants.BROTLI_MAX_QUALITY;

/**
 * For a page's script, the best takes 50 times longer and saves 0.5 KB of 4 KB. For the search index
 * of 150 pages, it takes a second and saves 36 KB of 306 KB. For the check of configurations, which
 * few readers load, it takes three seconds and saves 20 KB of 168 KB.
 */
const pageQuality = 5;

const compressor = (test: RegExp, quality: number) =>
  new MinimizerPlugin({
    test,
    minify: [],
    generate: {
      brotli: compressed("brotliCompress", "br", {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }),
      gzip: compressed("gzip", "gz", { level: constants.Z_BEST_COMPRESSION }),
    },
  });

const compressed = (algorithm: string, extension: string, compressionOptions: object) => ({
  implementation: compress,
  options: { algorithm, compressionOptions },
  type: "asset" as const,
  filename: `[path][base].${extension}`,
});

/** One queue for each processor, because the plugin would start compressing all files at once. */
const lines: Promise<unknown>[] = Array.from({ length: availableParallelism() });

/** Waits for its turn: each running compression holds memory and slows down garbage collection. */
const compress = Object.assign(
  async (...file: Parameters<typeof MinimizerPlugin.compress>) => {
    const line = lines.shift();
    const done = (async () => {
      await line;
      return MinimizerPlugin.compress(...file);
    })();
    lines.push(done);
    return done;
  },
  MinimizerPlugin.compress,
  { getStage: () => finalFiles + 2 },
);

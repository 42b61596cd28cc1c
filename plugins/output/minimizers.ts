import { availableParallelism } from "node:os";
import { constants } from "node:zlib";
import MinimizerPlugin from "minimizer-webpack-plugin";
import pLimit from "p-limit";
import { hashPattern } from "../../src/site/output/file-names.ts";
import { finalFiles } from "./stages.ts";

/**
 * Also compresses hashed files, which takes too long for each request. Pages keep their names, so
 * during a deploy they could end up next to another build's .br file.
 */
export const minimizers = () => [
  new MinimizerPlugin({
    exclude: /^island-configuration-check-validation/, // It comes minified.
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

const largeFile = "island-configuration-check-(?:worker|validation)";

const bestQuality = constants.BROTLI_MAX_QUALITY;

/** For the scripts of all pages, the next one takes eight times as long, and saves half a percent. */
const pageQuality = 8;

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

const inTurn = pLimit(availableParallelism());

/** Waits for its turn: each running compression holds memory and slows down garbage collection. */
const compress = Object.assign(
  (...file: Parameters<typeof MinimizerPlugin.compress>) =>
    inTurn(() => MinimizerPlugin.compress(...file)),
  MinimizerPlugin.compress,
  { getStage: () => finalFiles + 2 },
);

import { availableParallelism } from "node:os";
import MinimizerPlugin from "minimizer-webpack-plugin";
import { hashPattern } from "../../src/site/output/file-names.ts";

/**
 * Also compresses hashed files at the highest level, which takes too long for each request.
 * Pages keep their names, so during a deploy they could end up next to another build's .br file.
 */
export const minimizers = () => [
  new MinimizerPlugin({
    // `licenses.txt` lists the licenses instead.
    extractComments: false,
    minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
  new MinimizerPlugin({
    test: new RegExp(`${hashPattern}(?:css|js|json|svg)$`),
    minify: [],
    generate: { brotli: compressed("brotliCompress", "br"), gzip: compressed("gzip", "gz") },
  }),
];

const compressed = (algorithm: string, extension: string) => ({
  implementation: compress,
  options: { algorithm },
  type: "asset" as const,
  filename: `[path][base].${extension}`,
});

/** One queue for each processor, because the plugin would start compressing all files at once. */
const lines: Promise<unknown>[] = Array.from({ length: availableParallelism() });

/** Waits for its turn: each running compression holds memory and slows down garbage collection. */
const compress = Object.assign(async (...file: Parameters<typeof MinimizerPlugin.compress>) => {
  const line = lines.shift();
  const done = (async () => {
    await line;
    return MinimizerPlugin.compress(...file);
  })();
  lines.push(done);
  return done;
}, MinimizerPlugin.compress);

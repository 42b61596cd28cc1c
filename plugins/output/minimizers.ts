import { availableParallelism } from "node:os";
import MinimizerPlugin from "minimizer-webpack-plugin";
import { hashPattern } from "../../src/site/output/file-names.ts";

/**
 * Minimizes scripts and styles, and writes files with a hash in their names once more, compressed as
 * well as it can be done: `client.0f3a5b7c.js.br` and `.gz`. A server that compresses anew for each
 * reader has no time for that. Pages are left to it: what keeps its name could, during a deploy, be
 * beside the compressed file of another build.
 */
export const minimizers = () => [
  new MinimizerPlugin({
    // `licenses.txt` names all whose code is shipped.
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

/** Files that wait, a line for each processor: the plugin would begin with all of them at once. */
const lines: Promise<unknown>[] = Array.from({ length: availableParallelism() });

/** Each takes memory until it is done, for which Node looks through all that the build holds. */
const compress = Object.assign(async (...file: Parameters<typeof MinimizerPlugin.compress>) => {
  const line = lines.shift();
  const done = (async () => {
    await line;
    return MinimizerPlugin.compress(...file);
  })();
  lines.push(done);
  return done;
}, MinimizerPlugin.compress);

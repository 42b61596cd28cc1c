import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Stats } from "webpack";
import configure from "../../webpack.config.ts";
import { pageFactsOf } from "../../plugins/page-facts.ts";

/** What a content folder became; paths of this machine are taken out of it. */
export interface BuiltCase {
  /** Content file → its page: article and by-products. */
  readonly pages: Readonly<Record<string, unknown>>;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Output files, hashes replaced by a word. */
  readonly files: readonly string[];
}

/**
 * Builds a content folder as `webpack --mode production --env content=DIR` does, but without
 * minimizing, which changes nothing that is compared.
 *
 * @param content the folder
 * @param strict as `--env strict=…`
 */
export async function buildCase(content: string, strict: boolean): Promise<BuiltCase> {
  const output = await mkdtemp(path.join(tmpdir(), "case-"));
  const config = configure({ content, strict: String(strict) }, { mode: "production" });
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: output },
    optimization: { ...config.optimization, minimize: false },
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== "SummaryPlugin"),
    cache: false,
  });
  if (compiler === null) throw new Error("webpack gave no compiler.");
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => (result ? resolve(result) : reject(error)));
    });
    const files = await readdir(output, { recursive: true, withFileTypes: true });
    return {
      pages: pagesOf(stats, content),
      errors: stats.compilation.errors.map(({ message }) => withoutPaths(message, content)),
      warnings: stats.compilation.warnings.map(({ message }) => withoutPaths(message, content)),
      files: files
        .filter((file) => file.isFile())
        .map((file) => path.relative(output, path.join(file.parentPath, file.name)))
        .map((file) => file.replace(/\.[\da-f]{8}\./, ".[hash]."))
        .toSorted(),
    };
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(output, { recursive: true });
  }
}

function pagesOf({ compilation }: Stats, content: string): Readonly<Record<string, unknown>> {
  const pages = [...compilation.modules].filter((module) => pageFactsOf(module) !== undefined);
  const entries = pages.map((module): [string, unknown] => {
    const text = String(module.originalSource()?.source());
    const page: unknown = JSON.parse(/^const page = (.*);$/m.exec(text)?.[1] ?? "null");
    const file = module.identifier().split("!").at(-1) ?? "";
    return [path.relative(content, file), page];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const withoutPaths = (message: string, content: string) =>
  message.replaceAll(content, "content").replaceAll(path.relative(process.cwd(), content), "content");
